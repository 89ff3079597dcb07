//! What a pack needs: the name of another, and which of its versions will do (`"lanterns >=1.2, <2"`).

use semver::{Version, VersionReq};

use super::reader::Text;
use crate::problem::PackProblem;

/// A pack that is needed.
pub struct Need {
    /// Its name alone, where the whole need stands.
    pub name: Text,
    /// Which versions will do, as it is written; any will if nothing is said.
    pub range: Option<String>,
}

/// Takes a need apart: the name up to the first space, then the versions.
pub fn split(said: &Text) -> Need {
    let (name, range) = match said.text.split_once(' ') {
        Some((name, range)) => (name.to_owned(), Some(range.trim().to_owned())),
        None => (said.text.clone(), None),
    };
    Need { name: Text { text: name, ..said.clone() }, range }
}

impl Need {
    /// The versions that will do, or why they cannot be read.
    pub fn versions(&self) -> Result<VersionReq, String> {
        match &self.range {
            None => Ok(VersionReq::STAR),
            Some(range) => VersionReq::parse(range).map_err(|error| error.to_string()),
        }
    }

    /// What is wrong with the range itself.
    pub fn unreadable(&self) -> Option<PackProblem> {
        let error = self.versions().err()?;
        let range = self.range.as_deref().unwrap_or_default();
        let message = format!("`{range}` does not say which versions of `{}` will do: {error}", self.name.text);
        let help = format!(
            "write the name, a space and a range: `\"{0} >=0.1, <0.3\"`, or `\"{0} 1.2\"` for 1.2 and what is compatible with it",
            self.name.text
        );
        Some(PackProblem::new("pack::bad_range", message, &self.name.spot, "this range").help(help))
    }

    /// What is wrong if this is the version that is there.
    pub fn unmet(&self, by: &str, there: Option<&Text>) -> Option<PackProblem> {
        let (range, wanted) = (self.range.as_deref()?, self.versions().ok()?);
        let name = &self.name.text;
        let said = there.map_or("", |version| version.text.as_str());
        let Ok(version) = Version::parse(said) else {
            let message = format!(
                "`{by}` needs `{name}` {range}, but the version of `{name}` is `{said}`, which cannot be compared"
            );
            let help = format!("let `{name}` have a version of three numbers, such as `version = \"0.1.0\"`");
            return Some(PackProblem::new("pack::wrong_version", message, &self.name.spot, "this version").help(help));
        };
        if wanted.matches(&version) {
            return None;
        }
        let message = format!("`{by}` needs `{name}` {range}, but version {version} is here");
        let help =
            format!("bring a version of `{name}` that fits, or let `needs` allow this one: `\"{name} {version}\"`");
        Some(PackProblem::new("pack::wrong_version", message, &self.name.spot, "not this version").help(help))
    }
}
