import type { UserId } from '../../model/person.ts';
import { takeRandom } from '../../model/random.ts';
import { isBlank, normalizedName } from '../../text.ts';
import type { CustomTexts, Progress, RatedAnswer, Subject, Writing } from '../contract.ts';
import { namesEachOnce } from '../items.ts';
import { progressWithout } from '../progress.ts';
import type { WrittenText } from './schema.ts';

/** A board of players' texts: null while they write. */
type TextBoard = { texts: WrittenText[] | null };
/** An answer with a text: null for the decision to write nothing. `skipped`: the texts about which the player says nothing. */
type TextAnswer = { text: string | null; skipped?: string[] | undefined };

/** Returns what a player has written; null for nothing. */
const writtenBy = (answer: TextAnswer | null): string | null =>
  answer?.text && !isBlank(answer.text) ? answer.text.trim() : null;

/** Returns true if the answer contains a text, or the decision to write none. */
const hasDecided = (answer: TextAnswer | null): boolean =>
  answer !== null && (answer.text === null || !isBlank(answer.text));

/** Returns true if the answer contains a text. */
export const hasText = (answer: TextAnswer): boolean => writtenBy(answer) !== null;

/** Returns true if the answer's author wrote this text. Texts that differ only in case or width are the same. */
const isOwnText = (answer: TextAnswer | null, { text }: Pick<WrittenText, 'text'>): boolean => {
  const own = writtenBy(answer);
  return own !== null && normalizedName(own) === normalizedName(text);
};

/** Returns the texts of the board that the author of this answer has not written. */
export const textsOfOthers = ({ texts }: TextBoard, answer: TextAnswer | null): WrittenText[] =>
  (texts ?? []).filter((text) => !isOwnText(answer, text));

/** Returns the id of the board's text that the author of this answer has written; null if it has none. */
export const ownTextId = ({ texts }: TextBoard, answer: TextAnswer | null): string | null =>
  texts?.find((text) => isOwnText(answer, text))?.id ?? null;

/** Returns true if an answer says something about these texts, each at most once and none its own, and nothing about those it skips. */
export const saysOnce = (board: TextBoard, answer: TextAnswer, said: readonly string[]): boolean =>
  namesEachOnce(
    [...said, ...(answer.skipped ?? [])],
    textsOfOthers(board, answer).map(({ id }) => id),
  );

/** Returns how complete an answer is: it has a text or none, and later says something about `said` of the texts that it does not skip. */
export const textProgress = (board: TextBoard, answer: TextAnswer | null, said: number): Progress => {
  if (board.texts === null) return { done: hasDecided(answer) ? 1 : 0, max: 1 };
  return progressWithout(answer?.skipped?.length ?? 0, textsOfOthers(board, answer).length, said);
};

/**
 * Returns what a change of an answer keeps in the step after the writing: the text as it was sent, and what the player skips, without
 * the own text.
 */
export const keptOf = (board: TextBoard, before: TextAnswer | null, { skipped = [] }: TextAnswer) => {
  const own = ownTextId(board, before);
  const others = skipped.filter((id) => id !== own);
  return { text: before?.text ?? null, ...(others.length > 0 && { skipped: others }) };
};

/** The steps that these mini-games have in common: players write, then say something about the texts, and a text counts alone. */
export const textSteps = {
  seconds: () => null,
  isInstant: () => false,
  counts: (_board: TextBoard, answer: TextAnswer) => hasText(answer),
};

/** Returns who wrote a text; empty if the author has left. */
export const authorsOf = (text: WrittenText, answers: readonly RatedAnswer<TextAnswer>[]): UserId[] =>
  answers.filter(({ gameData }) => isOwnText(gameData, text)).map(({ ratedBy }) => ratedBy.user);

/**
 * Returns the texts of the answers, each once, in an order that does not depend on that of the answers, because all players have
 * seen who sent first.
 */
export const differentTexts = (answers: readonly RatedAnswer<TextAnswer>[]): WrittenText[] => {
  const texts = answers.flatMap(({ gameData }) => writtenBy(gameData) ?? []);
  const different = new Map(texts.toSorted().map((text) => [normalizedName(text), text]));
  const sorted = [...different].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([, text], at) => ({ id: `text-${at + 1}`, text }));
};

/**
 * Returns the texts of the answers in random order, each once. They are sorted first: whoever guesses the room's random numbers
 * could undo the shuffle, and would then have the order of the answers.
 */
export const shuffledTexts = (
  answers: readonly RatedAnswer<TextAnswer>[],
  random: () => number,
): WrittenText[] => {
  const sorted = differentTexts(answers);
  return takeRandom(sorted, sorted.length, random).map(({ text }, at) => ({ id: `text-${at + 1}`, text }));
};

/** Returns the texts of the board as subjects. */
export const textSubjects = ({ texts }: TextBoard): Subject[] =>
  (texts ?? []).map(({ id, text }) => ({ kind: 'item', id, item: { id, url: null, alt: text } }));

/** The texts of a mini-game that shows each of them on the board that follows the writing. */
export const writing: Writing<TextBoard, TextAnswer> = {
  added: ({ texts }, answer) => (texts === null ? writtenBy(answer) : null),
  written: ({ text }) => text,
  ownSubject: ownTextId,
  shown: ({ texts }) => (texts ?? []).map(({ text }) => text),
  source: (answer, shown) => (isOwnText(answer, { text: shown }) ? answer.text : null),
};

/** Returns the rounds of a custom theme: each of its texts is a prompt, without the marks of placeholders. */
export const promptRounds = ({ name, texts }: CustomTexts) =>
  texts.map((text) => {
    const [prompt] = [text, name].map((words) => words.replace(/[{}]/g, '').trim()).filter(Boolean);
    return {
      name: text,
      description: name,
      config: { prompt: prompt ?? 'Write something' },
      items: [],
    };
  });
