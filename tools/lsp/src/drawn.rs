//! The face of a card as an editor can show it: a picture within the text of a hover. Only editors that draw such pictures get one;
//! others would show a page of letters.

use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lsp_types::InitializeParams;
use quarterdeck_face::{Faces, Looks, Size};
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::PrintingId;
use quarterdeck_runtime::telling::Tongue;
use serde_json::Value;

/// VS Code cuts a text at 100,000 letters; a face that leaves no room for words is left out.
const LONGEST: usize = 80_000;

/// Whether an editor shows pictures, as it says when it begins (`{ "faces": true }`). How it reads Markdown does not tell: editors at a
/// terminal read it in the same way.
pub fn is_shown(given: &InitializeParams) -> bool {
    let options = given.initialization_options.as_ref();
    options.and_then(|options| options.get("faces")).and_then(Value::as_bool).unwrap_or_default()
}

/// The faces of the game that was asked about last.
#[derive(Default)]
pub struct Drawn {
    last: Option<(Arc<Game>, Arc<Looks>, Arc<Faces>)>,
}

impl Drawn {
    /// The faces of a game with these looks, made once as long as both stay what they are.
    pub fn faces(&mut self, game: &Arc<Game>, looks: &Arc<Looks>) -> Arc<Faces> {
        let same = |known: &&(Arc<Game>, Arc<Looks>, _)| Arc::ptr_eq(&known.0, game) && Arc::ptr_eq(&known.1, looks);
        if let Some((_, _, faces)) = self.last.as_ref().filter(same) {
            return Arc::clone(faces);
        }
        let faces = Arc::new(Faces::new(game, Looks::clone(looks)));
        self.last = Some((Arc::clone(game), Arc::clone(looks), Arc::clone(&faces)));
        faces
    }
}

/// A card as a picture in Markdown, with a line that says the same to whoever sees none.
pub fn picture(faces: &Faces, game: &Game, printing: PrintingId, options: &[i16], language: &str) -> String {
    let face = faces.printed(printing, &Tongue { game, language }, options);
    let drawn = STANDARD.encode(face.svg(Size::Full));
    if drawn.len() > LONGEST {
        return String::new();
    }
    // A name may hold signs that end the words before a picture.
    let name: String = face.name().chars().filter(|sign| !"[]\\".contains(*sign)).collect();
    format!("![{name}](data:image/svg+xml;base64,{drawn})\n\n")
}
