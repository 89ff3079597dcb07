//! The documentation is a book: it can be built, every page is in it, and every link within it leads somewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use mdbook_driver::MDBook;
use quarterdeck_tests::shelf::root;

/// The book as a reader has it.
fn built() -> PathBuf {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book");
    fs::remove_dir_all(&out).ok();
    let mut book = MDBook::load(root().join("docs")).expect("the summary can be read");
    book.config.build.build_dir = out.clone();
    book.config.build.create_missing = false;
    book.build().expect("the book can be built");
    out
}

/// What the links of a page lead to, as written, without those to the outside.
fn links(html: &str) -> BTreeSet<String> {
    let found = html.split("<a ").skip(1).filter_map(|rest| {
        let tag = rest.split_once('>')?.0;
        let target = tag.split_once("href=\"")?.1.split_once('"')?.0;
        let inside = !target.contains("://") && !target.starts_with("mailto:") && !target.is_empty();
        inside.then(|| target.replace("&amp;", "&"))
    });
    found.collect()
}

/// A path without `..` in it.
fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                out.pop();
            }
            part => out.push(part),
        }
    }
    out
}

#[test]
fn the_book_is_built_and_its_links_lead_somewhere() {
    let book = built();
    let summary = fs::read_to_string(root().join("docs/SUMMARY.md")).expect("the summary can be read");
    let pages: Vec<&str> = summary.lines().filter_map(|line| line.split_once("](")?.1.strip_suffix(".md)")).collect();
    assert!(pages.len() > 60, "{} pages", pages.len());
    let mut wrong = Vec::new();
    for page in pages {
        let name = if page.ends_with("README") { page.replace("README", "index") } else { page.to_owned() };
        let file = book.join(format!("{name}.html"));
        let html = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        // What the frame of the page links to is the book's own business.
        let body =
            html.split_once("<main>").map_or("", |(_, rest)| rest.split_once("</main>").map_or(rest, |(body, _)| body));
        for link in links(body) {
            let (path, anchor) = link.split_once('#').unwrap_or((link.as_str(), ""));
            let path = if path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
            let target =
                if path.is_empty() { file.clone() } else { plain(&file.parent().unwrap_or(&book).join(&path)) };
            let outside = !target.starts_with(&book);
            let there = fs::read_to_string(&target);
            match there {
                _ if outside => {
                    // It leads out of the book, into the project: there it is no page of HTML.
                    let path = path.strip_suffix(".html").map_or(path.clone(), |name| format!("{name}.md"));
                    let source = plain(&root().join("docs").join(page).parent().unwrap_or(&root()).join(path));
                    if !source.exists() {
                        wrong.push(format!("{page}: {link}"));
                    }
                }
                Ok(text) if anchor.is_empty() || text.contains(&format!("id=\"{anchor}\"")) => {}
                _ if target.exists() && anchor.is_empty() => {}
                _ => wrong.push(format!("{page}: {link}")),
            }
        }
    }
    assert!(wrong.is_empty(), "links that lead nowhere:\n{}", wrong.join("\n"));
}
