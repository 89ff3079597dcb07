//! What a sentence answers in a match that was saved, or as a ruling lays it out: `explain … --match`.

use std::ops::ControlFlow;
use std::path::Path;

use miette::{Result, miette};
use quarterdeck_dsl::describe::Scoped;
use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::explain::{self, Part};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::resolve::{self, Resolved, Scope};
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::tree::{CardAt, Context, Thing};
use quarterdeck_runtime::telling::Words;
use quarterdeck_runtime::{Log, Match, Speaker};

use crate::explain::anywhere;
use crate::say::{Say, number, text};
use crate::tracing::told::{Asked, flatten};
use crate::tracing::{answer, game_of, read_save, started};

/// A match at one of its decisions, with those of whom sentences speak.
pub struct Moment {
    playing: Match,
    names: Vec<String>,
    context: Context,
}

/// Of whom and what sentences speak, as it was asked for.
pub struct Spoken<'s> {
    /// Who is `you`: a name or a number from 1; else whoever is asked.
    pub seat: Option<&'s str>,
    /// What `it` is: the id of a card.
    pub it: Option<&'s str>,
    /// What `this card` is: the id of a card.
    pub this: Option<&'s str>,
}

impl Moment {
    /// The match of a save before one of its decisions, or at its end; or a ruling as it is laid out.
    pub fn open(file: &Path, at: Option<usize>, spoken: &Spoken<'_>, content: &Path, say: &Say) -> Result<Moment> {
        let (playing, names) = if file.extension().is_some_and(|ending| ending == "ruling") {
            crate::ruled::lay_out(file, content)?
        } else {
            let save = read_save(file, say)?;
            let mut playing = started(&save, game_of(&save, content)?, Log::keeping(), &say.language)?;
            let until = at.map_or(save.decisions.len(), |at| at.saturating_sub(1).min(save.decisions.len()));
            for decision in &save.decisions[..until] {
                let found = playing.option_ids().iter().position(|id| *id == decision.id);
                let gone = || miette!("{}", say.say("trace-not-open", &[("id", text(&*decision.id))]));
                playing.choose(found.ok_or_else(gone)?).map_err(|_| gone())?;
            }
            (playing, save.setting.names.clone())
        };
        let mut moment = Moment { playing, names, context: Context::default() };
        let you = match spoken.seat {
            Some(name) => moment.seat(name, say)?,
            None => moment.playing.asked().unwrap_or(0),
        };
        moment.context = Context { you, they: you, ..Context::default() };
        if let Some(id) = spoken.it {
            moment.context.it = moment.card(id, say)?;
        }
        if let Some(id) = spoken.this {
            moment.context.this = moment.card(id, say)?;
        }
        Ok(moment)
    }

    /// The match.
    pub fn playing(&self) -> &Match {
        &self.playing
    }

    fn speaker<'s>(&'s self, say: &'s Say) -> Speaker<'s> {
        Speaker::of_all(&self.playing, &self.names, &say.language)
    }

    fn seat(&self, name: &str, say: &Say) -> Result<u8> {
        let speaker = self.speaker(say);
        let mut seats = 0..self.playing.position().seats();
        let is = |seat: &u8| speaker.player(*seat).eq_ignore_ascii_case(name) || name == (seat + 1).to_string();
        seats.find(is).ok_or_else(|| miette!("{}", say.say("explain-no-player", &[("name", text(name))])))
    }

    /// The card with this id; the first that the player holds, else the first of all.
    fn card(&self, id: &str, say: &Say) -> Result<Thing> {
        let position = self.playing.position();
        let wanted = id.trim_start_matches("card.").replace(' ', "_");
        let named = |card: &CardAt| {
            position.family(*card).name == wanted || position.card_id(*card).replace(' ', "_") == wanted
        };
        let found: Vec<CardAt> = CardAt::all(position.cards()).filter(named).collect();
        let own = found.iter().find(|card| position.holder(**card) == Some(self.context.you));
        let card = own.or(found.first()).copied();
        card.map(Thing::Card).ok_or_else(|| miette!("{}", say.say("explain-no-card", &[("card", text(id))])))
    }

    /// Who is `you` and where the match stands.
    pub fn head(&self, say: &Say) -> String {
        let speaker = self.speaker(say);
        let events = number(self.playing.events().len());
        let player = text(speaker.player(self.context.you));
        match self.playing.asked() {
            Some(seat) => {
                let asked = text(speaker.player(seat));
                let prompt = text(Speaker::new(&self.playing, Some(seat), &self.names, &say.language).prompt());
                say.say(
                    "explain-moment",
                    &[("player", player), ("asked", asked), ("prompt", prompt), ("events", events)],
                )
            }
            None => say.say("explain-moment-over", &[("player", player), ("events", events)]),
        }
    }

    /// What a sentence of this form answers here.
    pub fn told(&self, sentence: &str, form: Form, scope: &Scope, say: &Say) -> Resolved<Vec<String>> {
        let game = self.playing.game();
        let (vocabulary, position, context) = (&game.vocabulary, self.playing.position(), &self.context);
        let words = Words { locales: &game.locales, language: &say.language };
        let lexicon = Scoped { lexicon: &words, scope };
        Ok(match form {
            Form::Condition => {
                let condition = resolve::condition(sentence, vocabulary, scope)?;
                self.parts(&explain::condition(&condition, context, &position, vocabulary, &lexicon), say)
            }
            Form::Requirement => {
                let requirement = resolve::requirement(sentence, vocabulary, scope)?;
                self.parts(&explain::requirement(&requirement, context, &position, vocabulary, &lexicon), say)
            }
            Form::Amount => {
                let amount = resolve::amount(sentence, vocabulary, scope)?;
                let value = evaluate::number(&amount, context, &position);
                vec![say.say("explain-amount", &[("value", text(value.to_string()))])]
            }
            Form::Selection => {
                let set = anywhere(sentence, vocabulary, scope)?;
                let mut things = Vec::new();
                evaluate::each(&set, context, &position, &mut |thing| {
                    things.push(thing);
                    ControlFlow::Continue(())
                });
                let mut told = vec![say.say("explain-things", &[("count", number(things.len()))])];
                told.extend(things.iter().map(|thing| format!("  {}", self.thing(*thing, say))));
                told
            }
            Form::Instruction => vec![say.say("explain-instruction", &[])],
        })
    }

    fn parts(&self, part: &Part, say: &Say) -> Vec<String> {
        let mut asked: Vec<Asked> = Vec::new();
        flatten(part, 0, say, &self.names, &mut asked);
        let whole = say.say(if part.met { "explain-holds" } else { "explain-fails" }, &[]);
        std::iter::once(whole).chain(asked.iter().map(|asked| format!("  {}", answer(asked, say)))).collect()
    }

    fn thing(&self, thing: Thing, say: &Say) -> String {
        let (position, speaker) = (self.playing.position(), self.speaker(say));
        match thing {
            Thing::Card(card) => {
                let name = speaker.printing(position.printing_of(card));
                format!("{name} ({})", speaker.zone(position.zone_of(card)))
            }
            Thing::Player(seat) => speaker.player(seat),
            Thing::Zone(zone) => speaker.zone(zone).to_string(),
            other => position.thing_id(other).into_owned(),
        }
    }
}
