//! The letters: DejaVu, which is free, knows Latin, Cyrillic and Greek, and is shipped in the program.

use quarterdeck_face::Letters;
use ttf_parser::{Face, GlyphId};

/// One set of letters.
pub struct Font {
    /// The whole file.
    pub data: &'static [u8],
    /// Its name within documents.
    pub name: &'static str,
    face: Face<'static>,
}

impl Font {
    fn new(name: &'static str, data: &'static [u8]) -> Option<Font> {
        Some(Font { data, name, face: Face::parse(data, 0).ok()? })
    }

    /// The drawing of a letter.
    pub fn glyph(&self, sign: char) -> Option<GlyphId> {
        self.face.glyph_index(sign)
    }

    /// What is drawn where there is no such letter: an empty box.
    pub fn drawn(&self, sign: char) -> GlyphId {
        // A hard blank is as wide as a blank.
        let sign = if sign == '\u{a0}' || sign == '\u{202f}' { ' ' } else { sign };
        self.glyph(sign).unwrap_or(GlyphId(0))
    }

    /// How wide a letter is at size 1.
    pub fn advance(&self, glyph: GlyphId) -> f32 {
        f32::from(self.face.glyph_hor_advance(glyph).unwrap_or(0)) / f32::from(self.face.units_per_em())
    }

    /// The file as it was read.
    pub fn face(&self) -> &Face<'static> {
        &self.face
    }
}

/// All letters that faces are drawn with.
pub struct Fonts {
    fonts: Vec<Font>,
}

impl Fonts {
    /// The letters that are shipped.
    pub fn shipped() -> Fonts {
        let files = [
            ("DejaVuSans", dejavu::sans::regular()),
            ("DejaVuSans-Bold", dejavu::sans::bold()),
            ("DejaVuSerif-Bold", dejavu::serif::bold()),
            ("DejaVuSans-Oblique", dejavu::sans::oblique()),
        ];
        Fonts { fonts: files.into_iter().filter_map(|(name, data)| Font::new(name, data)).collect() }
    }

    /// One set of letters.
    pub fn of(&self, letters: Letters) -> &Font {
        &self.fonts[letters as usize]
    }

    /// The width of a text at size 1.
    pub fn width(&self, text: &str, letters: Letters) -> f32 {
        let font = self.of(letters);
        text.chars().map(|sign| font.advance(font.drawn(sign))).sum()
    }

    /// The signs of a text that these letters do not have.
    pub fn missing(&self, text: &str, letters: Letters) -> Vec<char> {
        let font = self.of(letters);
        let mut missing: Vec<char> = Vec::new();
        for sign in text.chars().filter(|sign| !sign.is_whitespace() && !sign.is_control()) {
            if font.glyph(sign).is_none() && !missing.contains(&sign) {
                missing.push(sign);
            }
        }
        missing
    }
}

#[cfg(test)]
mod tests {
    use super::Fonts;
    use quarterdeck_face::Letters;

    #[test]
    fn the_letters_know_both_alphabets_and_the_signs_of_rules() {
        let fonts = Fonts::shipped();
        let text = "Quarterdeck «Порт-Ройал» ЁёЪъЫы 0123456789 −+×→…–—·•“”„’";
        for letters in [Letters::Plain, Letters::Bold, Letters::Name, Letters::Slanted] {
            assert!(fonts.missing(text, letters).is_empty(), "{:?}", fonts.missing(text, letters));
            assert_eq!(fonts.missing("漢 a", letters), ['漢']);
        }
        assert!(fonts.width("Ж", Letters::Name) > fonts.width("i", Letters::Name));
        assert!(fonts.width("a\u{a0}b", Letters::Plain) == fonts.width("a b", Letters::Plain));
    }
}
