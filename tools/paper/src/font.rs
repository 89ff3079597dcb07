//! Letters as they are put into a document: what is never shown is taken out of the file, so that it packs small.

use std::collections::BTreeSet;

/// The tables of a font file that a document needs.
const KEPT: [&[u8; 4]; 9] = [b"cvt ", b"fpgm", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp", b"prep"];

/// A TrueType file with only these letters drawn; the others keep their numbers and are empty.
pub fn reduced(data: &[u8], used: &BTreeSet<u16>) -> Option<Vec<u8>> {
    let count = usize::from(word(data, 4)?);
    let mut tables: Vec<([u8; 4], Vec<u8>)> = Vec::new();
    for at in 0..count {
        let entry = data.get(12 + at * 16..28 + at * 16)?;
        let tag: [u8; 4] = entry[..4].try_into().ok()?;
        if KEPT.contains(&&tag) {
            let (from, length) = (long(entry, 8)? as usize, long(entry, 12)? as usize);
            tables.push((tag, data.get(from..from + length)?.to_vec()));
        }
    }
    let find = |tag: &[u8; 4]| tables.iter().position(|(known, _)| known == tag);
    let (glyf, loca, head) = (find(b"glyf")?, find(b"loca")?, find(b"head")?);
    let wide = word(&tables[head].1, 50)? == 1;
    let places = tables[loca].1.clone();
    let place = |glyph: usize| -> Option<usize> {
        if wide { Some(long(&places, glyph * 4)? as usize) } else { Some(usize::from(word(&places, glyph * 2)?) * 2) }
    };
    let drawings = tables[glyf].1.clone();
    // Letters that are made of others need these, too.
    let mut open: Vec<u16> = used.iter().copied().chain([0]).collect();
    let mut kept: BTreeSet<u16> = BTreeSet::new();
    while let Some(glyph) = open.pop() {
        if kept.insert(glyph) {
            let (from, to) = (place(usize::from(glyph))?, place(usize::from(glyph) + 1)?);
            open.extend(parts(drawings.get(from..to)?));
        }
    }
    let mut emptied = vec![0; drawings.len()];
    for glyph in kept {
        let (from, to) = (place(usize::from(glyph))?, place(usize::from(glyph) + 1)?);
        emptied[from..to].copy_from_slice(&drawings[from..to]);
    }
    tables[glyf].1 = emptied;
    Some(joined(&tables))
}

/// The letters that a letter is made of.
fn parts(drawing: &[u8]) -> Vec<u16> {
    let mut parts = Vec::new();
    if word(drawing, 0).is_none_or(|contours| (contours as i16) >= 0) {
        return parts;
    }
    let mut at = 10;
    while let (Some(flags), Some(glyph)) = (word(drawing, at), word(drawing, at + 2)) {
        parts.push(glyph);
        at += 4 + if flags & 1 == 0 { 2 } else { 4 };
        at += match flags {
            _ if flags & 0x08 != 0 => 2,
            _ if flags & 0x40 != 0 => 4,
            _ if flags & 0x80 != 0 => 8,
            _ => 0,
        };
        if flags & 0x20 == 0 {
            break;
        }
    }
    parts
}

/// A font file of these tables.
fn joined(tables: &[([u8; 4], Vec<u8>)]) -> Vec<u8> {
    let count = tables.len() as u16;
    let power = count.ilog2() as u16;
    let range = (1 << power) * 16;
    let mut file = vec![0, 1, 0, 0];
    for value in [count, range, power, count * 16 - range] {
        file.extend(value.to_be_bytes());
    }
    let mut from = 12 + tables.len() * 16;
    for (tag, table) in tables {
        let sum = table.chunks(4).fold(0u32, |sum, four| {
            let mut padded = [0; 4];
            padded[..four.len()].copy_from_slice(four);
            sum.wrapping_add(u32::from_be_bytes(padded))
        });
        file.extend(tag);
        for value in [sum, from as u32, table.len() as u32] {
            file.extend(value.to_be_bytes());
        }
        from += table.len().next_multiple_of(4);
    }
    for (_, table) in tables {
        file.extend(table);
        file.resize(file.len().next_multiple_of(4), 0);
    }
    file
}

fn word(data: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(data.get(at..at + 2)?.try_into().ok()?))
}

fn long(data: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(data.get(at..at + 4)?.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use quarterdeck_face::Letters;
    use ttf_parser::{Face, GlyphId};

    use crate::letters::Fonts;
    use crate::outline::letter;

    #[test]
    fn the_letters_that_are_used_are_kept_whole_and_the_rest_packs_small() {
        let fonts = Fonts::shipped();
        let font = fonts.of(Letters::Plain);
        // Letters with signs above them are made of two.
        let used: BTreeSet<u16> = "Aй ёÄ".chars().map(|sign| font.drawn(sign).0).collect();
        let small = super::reduced(font.data, &used).expect("it can be read");
        let face = Face::parse(&small, 0).expect("it is a font");
        for glyph in &used {
            let (old, new) =
                (font.face().glyph_bounding_box(GlyphId(*glyph)), face.glyph_bounding_box(GlyphId(*glyph)));
            assert_eq!(old, new, "{glyph}");
        }
        let unused = font.drawn('B');
        assert!(!letter(font, unused).elements().is_empty() && face.glyph_bounding_box(unused).is_none());
        let packed = miniz_oxide::deflate::compress_to_vec_zlib(&small, 6);
        assert!(packed.len() < font.data.len() / 5, "{} of {}", packed.len(), font.data.len());
    }
}
