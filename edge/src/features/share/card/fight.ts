import type { RatedOpinion } from '@tallyho/game/awards/opinions';
import type { Item } from '@tallyho/game/minigames/fields';
import { endsOfScale } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { questionOf } from '@tallyho/game/records/question-of';
import type { SharedResult } from '../shared-result.ts';
import { type WidestPair, widestPair } from '../widest-pair.ts';
import { casting, legible } from './cast.ts';
import { drawable } from './glyphs.ts';
import type { Head, HeadExpression } from './heads.ts';

/**
 * One side of a fight; `head` null: the author of an anonymous vote; `picture`: the URL of the picture of what is said, or null;
 * `look`: the face that fits the opinion.
 */
export type Fighter = {
  name: string;
  head: Head | null;
  said: string;
  picture: string | null;
  look: HeadExpression;
};

/**
 * The subject on which two players were farthest apart. `hero`: what they answer differently, in one sentence or name that a reader
 * understands who was not there; `heading`: what stands above it, or null if the hero says it all; `heroHead`: the face of a hero
 * who is a player, or null; `picture`: the URL of the picture of a hero that is an item, or null.
 */
export type Fight = {
  heading: string | null;
  hero: string;
  heroHead: Head | null;
  picture: string | null;
  fighters: [Fighter, Fighter];
  /** How far apart they are, up to 1. */
  distance: number;
};

type Board = RoundRecord['board'];

/** What an opinion says, as a reader who was not there understands it. */
export const wordsOf = (opinion: RatedOpinion, board: Board): string => {
  const voted = votedItem(opinion, board);
  return voted ? legible(voted.alt) : scaled(legible(opinion.said, 'Hm'), board);
};

/** The two items of the last duel of an item in a cup, that item first; null in other games. */
const duelOf = (subject: string, board: Board): readonly [Item, Item] | null => {
  if (board.type !== 'Cup') return null;
  const last = board.duels.findLast(({ left, right }) => left === subject || right === subject);
  const itemOf = (id: string | undefined) => board.items.find((item) => item.id === id);
  const [own, other] = [itemOf(subject), itemOf(last?.left === subject ? last.right : last?.left)];
  return own && other ? [own, other] : null;
};

/** The item for which an opinion of a cup is; null in other games. */
const votedItem = (opinion: RatedOpinion, board: Board): Item | null => {
  const duel = duelOf(opinion.subject, board);
  if (!duel || !('value' in opinion)) return null;
  return opinion.value > 0 ? duel[0] : duel[1];
};

/** Returns the widest fight of a result; null if all agreed. */
export const fightOf = (result: SharedResult): Fight | null => {
  const roleOf = casting(result);
  const widest = widestPair(result.rounds);
  if (!widest) return null;
  const { round, subject } = widest;
  const fighterOf = (opinion: RatedOpinion, look: HeadExpression): Fighter => {
    const person = round.answers.find(({ ratedBy }) => ratedBy.user === opinion.rater)?.ratedBy;
    const role = person ? roleOf(person) : null;
    return {
      name: role?.name ?? 'A secret vote',
      head: role?.head ?? null,
      said: wordsOf(opinion, round.board),
      picture: votedItem(opinion, round.board)?.url ?? null,
      look,
    };
  };
  const [high, low] = widest.pair.opinions;
  const [looksHigh, looksLow] = looksOf(widest);
  return {
    ...heroOf(widest, roleOf),
    picture: subject.kind === 'item' && !duelOf(subject.id, round.board) ? subject.item.url : null,
    fighters: [fighterOf(high, looksHigh), fighterOf(low, looksLow)],
    distance: widest.pair.distance,
  };
};

/** The faces of the two: glad and appalled by what is rated, sure of different choices. A player is never met with horror. */
const looksOf = ({ subject, pair, round }: WidestPair): readonly [HeadExpression, HeadExpression] => {
  const [high] = pair.opinions;
  if (!('value' in high) || duelOf(subject.id, round.board)) return ['smug', 'delighted'];
  return ['delighted', subject.kind === 'player' ? 'smug' : 'shocked'];
};

/** The longest situation that stands whole on the picture, in letters. */
const longestSituation = 84;

const isQuestion = (text: string): boolean => /[?\u061f]["\u201d]?$/u.test(text);
/** A name below a heading that asks nothing is the question itself. */
const askedAfter = (heading: string, name: string): string =>
  isQuestion(heading) || isQuestion(name) ? name : `${name}?`;

/** A situation leads to what is asked in it: "Only one hand free: Tea or Coffee?" */
const leadingTo = (situation: string): string =>
  /[\p{L}\p{N})]$/u.test(situation) ? `${situation}:` : situation;

/** Returns the sentence of a situation that asks, or else the first one; all of it if it is short. */
const shortSituation = (situation: string): string => {
  if (situation.length <= longestSituation) return situation;
  const sentences = situation.match(/[^.!?]+[.!?]*["\u201d]?/gu)?.map((one) => one.trim()) ?? [];
  return sentences.findLast(isQuestion) ?? sentences[0] ?? situation;
};

/** Returns a situation that is one question, which says more to those who were not there than the name of its game; null: it is not, or is long. */
const asking = (situation: string | null): string | null =>
  situation !== null &&
  situation.length <= longestSituation &&
  isQuestion(situation) &&
  !/[.!?]\s/.test(situation)
    ? situation
    : null;

/** True for a take that players agree with or not. */
const isStatement = (subject: string, board: Board): boolean =>
  board.type === 'HotTakes' && board.takes.some(({ id, kind }) => id === subject && kind === 'statement');

/** Returns the one sentence of the fight, and what stands above it. */
const heroOf = (
  { round, subject }: WidestPair,
  roleOf: ReturnType<typeof casting>,
): Pick<Fight, 'heading' | 'hero' | 'heroHead'> => {
  const question = legible(questionOf(round), legible(round.theme));
  const told = drawable(round.game.description);
  const situation = told !== null && lettersOf(told) === lettersOf(question) ? null : told;
  switch (subject.kind) {
    case 'item': {
      const [one, other] = duelOf(subject.id, round.board) ?? [];
      if (one && other)
        return {
          heading: leadingTo(question),
          hero: `${legible(one.alt)} or ${legible(other.alt)}?`,
          heroHead: null,
        };
      const name = legible(subject.item.alt);
      const asked = asking(situation);
      // A take can be all that its game asks: it is said once.
      if (lettersOf(name) === lettersOf(question)) return { heading: null, hero: question, heroHead: null };
      if (isStatement(subject.item.id, round.board)) return { heading: question, hero: name, heroHead: null };
      return { heading: asked ?? question, hero: askedAfter(asked ?? question, name), heroHead: null };
    }
    case 'player': {
      const role = roleOf(subject.player);
      const name = role?.name ?? 'A player';
      const asked = asking(situation);
      // "Who is up before the birds? Yusuf?"
      const hero = asked ? `${name}?` : askedAfter(question, name);
      return { heading: asked ?? question, hero, heroHead: role?.head ?? null };
    }
    case 'question':
      return situation === null || isQuestion(question)
        ? { heading: null, hero: question, heroHead: null }
        : { heading: question, hero: shortSituation(situation), heroHead: null };
    default:
      return subject satisfies never;
  }
};

/** Returns a text without what two spellings of it can differ in: case, spaces and punctuation. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[\s\p{P}]/gu, '');

const isNumeric = (said: string): boolean => /^\d+(\.\d)?$/.test(said);

/** How far from an end of the scale a number says what the end means: less than two who fight are apart. */
const outerPart = 0.2;

/** A number says what it means, for those who were not there: the word of its end of the scale, or else the scale. */
const scaled = (said: string, board: Board): string => {
  // A place says how good it is only beside the number of places.
  if (board.type === 'RankThem') return `${said} of ${board.items.length}`;
  if (board.type === 'SliderAvatarsLobby') return `${said} of ${board.players.length}`;
  if (!isNumeric(said)) return said;
  if (board.type === 'Slider') return `${said} of 10`;
  if (board.type !== 'SliderLobby') return said;
  const ends = endsOfScale(board);
  const value = Number(said) / 100;
  const end = value <= outerPart ? ends?.low : value >= 1 - outerPart ? ends?.high : null;
  const drawn = end ? drawable(end) : null;
  return drawn ?? `${said} of 100`;
};
