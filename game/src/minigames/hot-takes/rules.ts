import { limits } from '../../limits.ts';
import { takeRandom } from '../../model/random.ts';
import type { MiniGame, RatedAnswer } from '../contract.ts';
import type { Item } from '../fields.ts';
import { textItems } from '../items.ts';
import { placeReveals } from '../places.ts';
import { ranked } from '../ranking.ts';
import { drawnPairs } from './pairs.ts';
import {
  type HotTakesAnswer,
  type HotTakesBoard,
  type HotTakesResults,
  hotTakesAnswerSchema,
  hotTakesBoardSchema,
  hotTakesConfigSchema,
  type Split,
  sides,
  type Take,
  type TakenSide,
  type WrittenTake,
} from './schema.ts';

const { perRound, fewest, drawn } = limits.hotTakes;

/** The longest name of an item in the title of a pair, so that the title can be the name of an item. */
const longestName = 80;
/** The maximum number of takes that the show holds. */
const mostHeld = 3;

/** Returns the item of a side of a pair; undefined if the board does not have it. */
export const itemOfSide = ({ items }: HotTakesBoard, id: string): Item | undefined =>
  items.find((item) => item.id === id);

/** Returns what a player says who takes this side. */
export const nameOfSide = (board: HotTakesBoard, take: Take, side: TakenSide): string =>
  take.kind === 'statement'
    ? side === 'left'
      ? 'Agree'
      : 'Disagree'
    : (itemOfSide(board, take[side])?.alt ?? '').slice(0, longestName) || 'This one';

const sideColors: Readonly<Record<Take['kind'], Readonly<Record<TakenSide, string>>>> = {
  statement: { left: 'seagreen', right: 'red' },
  pair: { left: 'orange', right: 'blue' },
};

/** Returns the color of a side, by its name in the design. */
export const colorOfSide = ({ kind }: Take, side: TakenSide): string => sideColors[kind][side];

/** Returns a take as a text: the statement, or both sides. */
export const titleOfTake = (board: HotTakesBoard, take: Take): string =>
  take.kind === 'statement' ? take.text : sides.map((side) => nameOfSide(board, take, side)).join(' or ');

/** Returns the takes of a config as a board has them; pairs of texts become items. */
const writtenTakes = (written: readonly WrittenTake[]): { take: Take; items: Item[] }[] =>
  written.map((one, index) => {
    const id = `take-${index + 1}`;
    if ('statement' in one) return { take: { kind: 'statement', id, text: one.statement }, items: [] };
    const items = sides.map((side): Item => ({ id: `${id}-${side}`, url: null, alt: one[side] }));
    return { take: { kind: 'pair', id, left: `${id}-left`, right: `${id}-right` }, items };
  });

/** Returns the takes that are pairs of items. */
const pairTakes = (items: readonly Item[]): Take[] =>
  drawnPairs(items, perRound).map(([left, right], index) => ({
    kind: 'pair',
    id: `take-${index + 1}`,
    left: left.id,
    right: right.id,
  }));

const splitsOf = (board: HotTakesBoard, answers: readonly RatedAnswer<HotTakesAnswer>[]): HotTakesResults => {
  const splits = board.takes.map((take, index) => {
    const on = (side: TakenSide | null) =>
      answers.filter(({ gameData }) => gameData.picks[index] === side).map(({ ratedBy }) => ratedBy);
    const [left, right] = [on('left'), on('right')];
    const [few, many] = left.length < right.length ? [left, right] : [right, left];
    return {
      take,
      left: left.map(({ user }) => user),
      right: right.map(({ user }) => user),
      open: answers.length - left.length - right.length,
      lone: few.length === 1 && many.length > 1 ? (few[0] ?? null) : null,
    };
  });
  return { splits: ranked(splits, dividedness) };
};

/** From 0, nobody or all on one side, to 1, both sides equal. Rounded, because it is compared. */
const dividedness = ({ left, right }: Pick<Split, 'left' | 'right'>): number => {
  const all = left.length + right.length;
  return all === 0 ? 0 : Math.round((2e6 * Math.min(left.length, right.length)) / all) / 1e6;
};

/** Returns the ids of the takes that the show holds: a draw, or a player alone on a side. The most divided ones first. */
export const heldTakes = ({ splits }: HotTakesResults): string[] =>
  splits
    .filter(({ left, right, lone }) => lone !== null || (left.length === right.length && left.length > 0))
    .slice(0, mostHeld)
    .map(({ take }) => take.id);

/** Hot takes: ten statements or pairs, five seconds each. Only the split counts. */
export const hotTakes: MiniGame<
  'HotTakes',
  typeof hotTakesConfigSchema,
  typeof hotTakesAnswerSchema,
  HotTakesBoard,
  HotTakesResults
> = {
  type: 'HotTakes',
  kind: 'normal',
  label: 'Hot takes',
  pace: 'fast',
  configSchema: hotTakesConfigSchema,
  answerSchema: hotTakesAnswerSchema,
  boardSchema: hotTakesBoardSchema,
  // Two for each take, so that no item comes twice if there are enough.
  itemsOnBoard: ({ takes }) => (takes.length > 0 ? 0 : 2 * perRound),
  itemsDrawn: ({ takes }) => (takes.length > 0 ? 0 : drawn),
  fromPictures: ({ folder, count }) => (count < fewest ? null : { takes: [], content: folder }),
  prepare: ({ takes }, { items, random }) => {
    const written = writtenTakes(takes);
    const all = written.length > 0 ? written.map(({ take }) => take) : pairTakes(items);
    return {
      type: 'HotTakes',
      takes: takeRandom(all, all.length, random),
      items: written.length > 0 ? written.flatMap((one) => one.items) : items,
    };
  },
  isValidAnswer: ({ takes }, { picks }) => picks.length <= takes.length,
  emptyAnswer: () => ({ picks: [] }),
  // The takes that are over, open ones too. Who has said nothing has no answer yet, and can begin again.
  progress: ({ takes }, answer) => ({
    done: answer?.picks.some((side) => side !== null) ? answer.picks.length : 0,
    max: takes.length,
  }),
  results: splitsOf,
  subjects: (board) =>
    board.takes.map((take) => ({
      kind: 'item',
      id: take.id,
      item: { id: take.id, url: null, alt: titleOfTake(board, take) },
    })),
  scale: () => 'choice',
  ends: () => null,
  opinions: (board, { picks }) =>
    board.takes.flatMap((take, index) => {
      const side = picks[index] ?? null;
      return side === null ? [] : [{ subject: take.id, choice: side, said: nameOfSide(board, take, side) }];
    }),
  reveals: (board, answers) => {
    const results = splitsOf(board, answers);
    const held = heldTakes(results);
    return placeReveals(results.splits.length, answers.length, (place) =>
      held.includes(results.splits[place - 1]?.take.id ?? ''),
    );
  },
  record: (board, { picks }) =>
    board.takes.map((take, index) => {
      const side = picks[index] ?? null;
      return { take: titleOfTake(board, take), pick: side && nameOfSide(board, take, side) };
    }),
  roundsFromTexts: ({ name, texts }) =>
    texts.length < fewest
      ? []
      : [
          {
            name,
            description: 'This or that? Five seconds each.',
            config: { takes: [], content: null },
            items: textItems(texts),
          },
        ],
  guess: {
    question: (board) =>
      board.takes.length < 2
        ? null
        : {
            kind: 'pick',
            text: 'Which take divides you most?',
            truth: 'You are divided most over …',
            options: hotTakes.subjects(board),
          },
    outcome: (board, answers) => ({
      kind: 'ranking',
      scores: splitsOf(board, answers).splits.map((split) => ({
        id: split.take.id,
        score: dividedness(split),
      })),
    }),
  },
  sampleAnswer: ({ takes }, random) => ({ picks: takes.map(() => (random() < 0.5 ? 'left' : 'right')) }),
};
