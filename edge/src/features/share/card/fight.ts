import type { RatedOpinion } from '@tallyho/game/awards/opinions';
import type { Subject } from '@tallyho/game/minigames/contract';
import { endsOfScale } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { questionOf } from '@tallyho/game/records/question-of';
import type { SharedResult } from '../shared-result.ts';
import { widestPair } from '../widest-pair.ts';
import { casting, legible } from './cast.ts';
import { drawable } from './glyphs.ts';
import type { Head } from './heads.ts';

/** One side of a fight; `head` null: the author of an anonymous vote; `figure` null: the words say all, or have the number already. */
export type Fighter = { name: string; head: Head | null; said: string; figure: string | null };

/**
 * The subject on which two players were farthest apart. `question`: the game; `subject`: an item or a player of it, or null if the
 * question says it all; `situation`: what the question is about, or null; `picture`: the URL of the item's picture, or null.
 */
export type Fight = {
  question: string;
  situation: string | null;
  subject: string | null;
  /** The face of a subject that is a player; null: it is none. */
  subjectHead: Head | null;
  picture: string | null;
  fighters: [Fighter, Fighter];
  /** How far apart they are, up to 1. */
  distance: number;
};

/** What an opinion says, as a reader who was not there understands it. */
export const wordsOf = ({ said }: RatedOpinion, board: RoundRecord['board']): string =>
  scaled(legible(said, 'Hm'), board);

/** Returns the widest fight of a result; null if all agreed. */
export const fightOf = (result: SharedResult): Fight | null => {
  const roleOf = casting(result);
  const widest = widestPair(result.rounds);
  if (!widest) return null;
  const fighterOf = (opinion: RatedOpinion): Fighter => {
    const person = widest.round.answers.find(({ ratedBy }) => ratedBy.user === opinion.rater)?.ratedBy;
    const role = person ? roleOf(person) : null;
    return {
      name: role?.name ?? 'A secret vote',
      head: role?.head ?? null,
      said: wordsOf(opinion, widest.round.board),
      figure: figureOf(opinion, widest.round.board.type),
    };
  };
  const [high, low] = widest.pair.opinions;
  const question = legible(questionOf(widest.round), legible(widest.round.theme));
  const subject = nameOf(widest.subject, roleOf);
  const situation = drawable(widest.round.game.description);
  return {
    question,
    situation: situation !== null && lettersOf(situation) === lettersOf(question) ? null : situation,
    // A take can be all that its game asks: it is said once.
    subject: subject !== null && lettersOf(subject) === lettersOf(question) ? null : subject,
    subjectHead: widest.subject.kind === 'player' ? (roleOf(widest.subject.player)?.head ?? null) : null,
    picture: widest.subject.kind === 'item' ? widest.subject.item.url : null,
    fighters: [fighterOf(high), fighterOf(low)],
    distance: widest.pair.distance,
  };
};

/** Returns a text without what two spellings of it can differ in: case, spaces and punctuation. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[\s\p{P}]/gu, '');

const isNumeric = (said: string): boolean => /^\d+(\.\d)?$/.test(said);

/** From how far out on the scale a number says what its end means. */
const outerPart = 0.25;

/** A number says what it means, for those who were not there: the word of its end of the scale, or else the scale. */
const scaled = (said: string, board: RoundRecord['board']): string => {
  if (!isNumeric(said)) return said;
  if (board.type === 'Slider') return `${said} of 10`;
  if (board.type !== 'SliderLobby') return said;
  const ends = endsOfScale(board);
  const value = Number(said) / 100;
  const word = value <= outerPart ? ends?.low : value >= 1 - outerPart ? ends?.high : null;
  const drawn = word ? drawable(word) : null;
  return drawn === null ? `${said} of 100` : `${said}: ${drawn}`;
};

/** The number behind the name of a point on a slider. */
const figureOf = (opinion: RatedOpinion, game: string): string | null => {
  if (game !== 'Slider' || !('value' in opinion) || isNumeric(opinion.said)) return null;
  return String(Math.round(opinion.value * 100) / 10);
};

const nameOf = (subject: Subject, roleOf: ReturnType<typeof casting>): string | null => {
  switch (subject.kind) {
    case 'item':
      return legible(subject.item.alt);
    case 'player':
      return roleOf(subject.player)?.name ?? 'A player';
    case 'question':
      return null;
    default:
      return subject satisfies never;
  }
};
