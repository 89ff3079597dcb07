//! Pages that say how a game is played. A pack writes them as text (`howto.en.md`, `howto.ru.md`) with references in braces to
//! its words, cards, numbers, options and symbols. References are resolved in the game as it is played, with all its
//! packs; what refers to nothing, and every number that is typed by hand, is a mistake with its place. A page is drawn as
//! HTML or as plain text.
//!
//! ```ignore
//! let sources = [Source::new("zoo", "en", text)];
//! let problems = check(&game, &looks, &files, &sources);
//! if let Some(page) = page(&game, &looks, &sources, "en") { page.html(); page.text(80); }
//! ```

mod draw;
mod read;
mod resolve;

use std::sync::Arc;

use quarterdeck_face::Looks;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_runtime::{Game, PackFiles, PackProblem, Spot};

use read::{Block, Said, blocks};
use resolve::Resolver;

/// The name of the file of a pack, in a language.
pub fn file_name(language: &str) -> String {
    format!("howto.{language}.md")
}

/// What one pack says in one language, nothing resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The pack.
    pub pack: String,
    /// The language.
    pub language: String,
    /// What is written.
    pub text: String,
}

impl Source {
    /// A text of a pack in a language.
    pub fn new(pack: &str, language: &str, text: &str) -> Source {
        Source { pack: pack.to_owned(), language: language.to_owned(), text: text.to_owned() }
    }

    fn file(&self) -> Arc<str> {
        format!("{}/{}", self.pack, file_name(&self.language)).into()
    }
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Text {
        /// What is said.
        text: String,
        /// With stress.
        strong: bool,
    },
    /// A symbol and its name.
    Symbol {
        /// The drawing, made of attributes only.
        svg: String,
        /// What it stands for.
        name: String,
    },
}

/// A line of any length.
pub type Line = Vec<Piece>;

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A heading and its rank: 1 is that of the page.
    Heading(u8, Line),
    /// Sentences.
    Paragraph(Line),
    /// A list, numbered or not.
    List {
        /// With numbers.
        numbered: bool,
        /// Its items.
        items: Vec<Line>,
    },
}

/// How a game is played, everything resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The language that it is in.
    pub language: String,
    /// Its parts.
    pub parts: Vec<Part>,
}

impl Page {
    /// Sentences by the word that they stress, in small letters: what is told of a thing when it happens for the first time.
    pub fn stressed(&self) -> Vec<(String, String)> {
        let lines = self.parts.iter().flat_map(|part| match part {
            Part::Heading(..) => &[][..],
            Part::Paragraph(line) => std::slice::from_ref(line),
            Part::List { items, .. } => items.as_slice(),
        });
        let mut found: Vec<(String, String)> = Vec::new();
        for line in lines {
            let told = |piece: &Piece| match piece {
                Piece::Text { text, .. } => text.clone(),
                Piece::Symbol { name, .. } => name.clone(),
            };
            let whole: String = line.iter().map(told).collect();
            for piece in line {
                let Piece::Text { text, strong: true } = piece else { continue };
                let word = text.to_lowercase().trim_matches([' ', '.', ':', '!', '?', ',']).to_owned();
                if word.chars().count() <= SHORT || found.iter().any(|(known, _)| *known == word) {
                    continue;
                }
                let sentence = whole
                    .split_inclusive(['.', '!', '?'])
                    .filter(|sentence| sentence.contains(text.trim_end_matches(['.', '!', '?'])));
                let sentence = sentence.collect::<String>().trim().to_owned();
                // A stressed word that is a sentence by itself is explained by what follows it.
                let explains = sentence.chars().count() > word.chars().count() + SHORT;
                found.push((word, if explains { sentence } else { whole.trim().to_owned() }));
            }
        }
        found
    }
}

/// Words of so few letters stand in too many lines.
const SHORT: usize = 3;

/// The page of a game: what its packs say, one after the other; what a pack does not say in this language is told in
/// English. Nothing if no pack says anything.
pub fn page(game: &Game, looks: &Looks, sources: &[Source], language: &str) -> Option<Page> {
    let mut parts = Vec::new();
    for (pack, ..) in &game.packs {
        let of = |wanted: &str| sources.iter().find(|source| source.pack == *pack && source.language == wanted);
        let Some(source) = of(language).or_else(|| of("en")) else {
            continue;
        };
        let lower = u8::from(!parts.is_empty());
        parts.extend(resolved(game, looks, source, None).0.into_iter().map(|part| match part {
            Part::Heading(rank, line) => Part::Heading(rank + lower, line),
            part => part,
        }));
    }
    (!parts.is_empty()).then(|| Page { language: language.to_owned(), parts })
}

/// Everything wrong with the pages of the packs of a game. What is quoted is looked for in the files of these packs.
pub fn check(game: &Game, looks: &Looks, packs: &[&PackFiles], sources: &[Source]) -> Vec<PackProblem> {
    let mut problems = Vec::new();
    for (pack, ..) in &game.packs {
        let own: Vec<&Source> = sources.iter().filter(|source| source.pack == *pack).collect();
        for source in &own {
            problems.extend(resolved(game, looks, source, Some(packs)).1);
        }
        let Some(first) = own.first() else {
            continue;
        };
        let files = packs.iter().filter(|files| files.id == *pack).flat_map(|files| files.files.keys());
        let spoken = files.filter_map(|path| path.strip_prefix("locales/")?.split(['/', '.']).next());
        let mut spoken: Vec<&str> =
            spoken.filter(|spoken| !own.iter().any(|source| source.language == *spoken)).collect();
        spoken.dedup();
        for language in spoken {
            let spot = Spot { file: first.file(), span: (0, 0) };
            let message = format!("how to play is told here, but not in `{language}`, which the pack speaks");
            let help = format!("write the same in `{}`", file_name(language));
            problems.push(PackProblem::new("howto::missing", message, &spot, "only here").help(help));
        }
    }
    problems
}

fn resolved(
    game: &Game,
    looks: &Looks,
    source: &Source,
    packs: Option<&[&PackFiles]>,
) -> (Vec<Part>, Vec<PackProblem>) {
    let (blocks, mut problems) = blocks(&source.file(), &source.text);
    let tongue = Tongue { game, language: &source.language };
    let resolver = Resolver { tongue, looks, packs, pack: &source.pack };
    let mut line = |said: &[Said]| -> Line {
        let pieces = said.iter().filter_map(|piece| match piece {
            Said::Text { text, strong } => Some(Piece::Text { text: text.clone(), strong: *strong }),
            Said::Reference { words, strong, spot } => match resolver.resolve(words) {
                Ok(Piece::Text { text, .. }) => Some(Piece::Text { text, strong: *strong }),
                Ok(symbol) => Some(symbol),
                Err(wrong) => {
                    let problem = PackProblem::new("howto::unknown", wrong.message, spot, "refers to nothing");
                    problems.push(match wrong.help {
                        Some(help) => problem.help(help),
                        None => problem,
                    });
                    None
                }
            },
        });
        pieces.collect()
    };
    let parts = blocks.iter().map(|block| match block {
        Block::Heading(rank, said) => Part::Heading(*rank, line(said)),
        Block::Paragraph(said) => Part::Paragraph(line(said)),
        Block::List(numbered, items) => {
            Part::List { numbered: *numbered, items: items.iter().map(|item| line(item)).collect() }
        }
    });
    (parts.collect(), problems)
}
