import { limits } from '../../limits.ts';
import type { MiniGame, RatedAnswer, Steps } from '../contract.ts';
import { textItems } from '../items.ts';
import { ranked } from '../ranking.ts';
import { bracketSize, duelCount, isDecided, itemInCup, nextDuel, openDuel, sideOf } from './bracket.ts';
import {
  type CupAnswer,
  type CupBoard,
  type CupResults,
  type CupStanding,
  cupAnswerSchema,
  cupBoardSchema,
  cupConfigSchema,
  type Duel,
  type PlayedDuel,
} from './schema.ts';

/** The duels that the results show one by one: the final and the duels before it. */
const shownDuels = 3;

const { seconds } = limits.cup;
const [small, large] = limits.cup.sizes;

const usersFor = (answers: readonly RatedAnswer<CupAnswer>[], duel: number, item: string): string[] =>
  answers.flatMap(({ ratedBy, gameData }) =>
    gameData.votes.some((vote) => vote.duel === duel && vote.item === item) ? [ratedBy.user] : [],
  );

const withOutcome = (
  board: CupBoard,
  at: number,
  { answers, random }: { answers: readonly RatedAnswer<CupAnswer>[]; random: () => number },
): CupBoard => ({
  ...board,
  duels: board.duels.map((duel, index) => {
    if (index !== at) return duel;
    const [left, right] = [duel.left, duel.right].map((item) => usersFor(answers, at, item).length);
    const votes = { left: left ?? 0, right: right ?? 0 };
    const byCoin = votes.left === votes.right;
    const isLeft = byCoin ? random() < 0.5 : votes.left > votes.right;
    return { ...duel, outcome: { winner: isLeft ? duel.left : duel.right, votes, byCoin } };
  }),
});

/** Each duel is a step to vote and a step in which all see its outcome. */
const steps: Steps<CupBoard, CupAnswer> = {
  seconds: (board) => {
    const last = board.duels.at(-1);
    if (!last) return null;
    if (!last.outcome) return board.duels.length === 1 ? seconds.first : seconds.duel;
    return last.outcome.byCoin ? seconds.coin : seconds.outcome;
  },
  isInstant: ({ duels }) => duels.length > 0,
  merge: (board, before, next) => {
    const open = openDuel(board);
    const isOpen = ({ duel }: CupAnswer['votes'][number]) => duel === open;
    const earlier = before?.votes.filter((vote) => !isOpen(vote)) ?? [];
    return { votes: [...earlier, ...next.votes.filter(isOpen)] };
  },
  advance: (board, answers, random) => {
    const open = openDuel(board);
    if (open >= 0) return withOutcome(board, open, { answers, random });
    const next = nextDuel(board);
    return next && { ...board, duels: [...board.duels, next] };
  },
};

const standingsOf = (board: CupBoard): CupStanding[] => {
  const decided = board.duels.flatMap(({ outcome, ...sides }) => (outcome ? [{ ...sides, ...outcome }] : []));
  const all = board.items.map((item) => ({
    item,
    won: decided.filter(({ winner }) => winner === item.id).length,
    isOut: decided.some(
      ({ left, right, winner }) => winner !== item.id && (left === item.id || right === item.id),
    ),
  }));
  // Who is still in the cup is before who lost in the same round.
  return ranked(all, ({ won, isOut }) => won + (isOut ? 0 : 0.5));
};

const playedDuels = (board: CupBoard, answers: readonly RatedAnswer<CupAnswer>[]): PlayedDuel[] =>
  board.duels.flatMap(({ left, right, outcome }, at) =>
    outcome
      ? [
          {
            left: itemInCup(board, left),
            right: itemInCup(board, right),
            outcome,
            users: { left: usersFor(answers, at, left), right: usersFor(answers, at, right) },
          },
        ]
      : [],
  );

const cupResults = (board: CupBoard, answers: readonly RatedAnswer<CupAnswer>[]): CupResults => {
  const standings = standingsOf(board);
  const first = standings[0]?.item ?? null;
  return {
    standings,
    winner: isDecided(board) && duelCount(board) > 0 ? first : null,
    duels: playedDuels(board, answers),
  };
};

/** Returns the last duel of an item so far: the one that it lost, the final that it won, or the one that is open. */
const lastDuelOf = ({ duels }: CupBoard, id: string): { at: number; duel: Duel } | null => {
  const at = duels.findLastIndex(({ left, right }) => left === id || right === id);
  const duel = duels[at];
  return duel ? { at, duel } : null;
};

/** Cup: eight or sixteen items, duel by duel, until one is left. */
export const cup: MiniGame<'Cup', typeof cupConfigSchema, typeof cupAnswerSchema, CupBoard, CupResults> = {
  type: 'Cup',
  kind: 'normal',
  label: 'Cup',
  pace: 'slow',
  configSchema: cupConfigSchema,
  answerSchema: cupAnswerSchema,
  boardSchema: cupBoardSchema,
  itemsOnBoard: ({ size }) => size,
  fromPictures: ({ folder, count }) => (count < small ? null : { size: small, content: folder }),
  prepare: (_config, { items }) => {
    const board: CupBoard = { type: 'Cup', items: items.slice(0, bracketSize(items.length)), duels: [] };
    const first = nextDuel(board);
    return first ? { ...board, duels: [first] } : board;
  },
  isValidAnswer: ({ duels }, { votes }) =>
    votes.every(({ duel, item }, index) => {
      const before = votes[index - 1]?.duel ?? -1;
      const sides = duels[duel];
      return duel > before && (item === sides?.left || item === sides?.right);
    }),
  emptyAnswer: () => ({ votes: [] }),
  progress: (board, answer) => {
    const open = openDuel(board);
    const votes = answer?.votes ?? [];
    const earlier = votes.filter(({ duel }) => duel !== open).length;
    return { done: votes.length, max: earlier + (open < 0 ? 0 : 1) };
  },
  steps,
  results: cupResults,
  subjects: (board) => standingsOf(board).map(({ item }) => ({ kind: 'item', id: item.id, item })),
  scale: () => 'graded',
  ends: () => ({ lowest: 0, low: 'Against', high: 'For' }),
  /**
   * One opinion for each item: whether the player voted for it in its last duel. So the mean of the winner is at least a half,
   * and that of every other item at most a half.
   */
  opinions: (board, { votes }) =>
    board.items.flatMap(({ id }) => {
      const last = lastDuelOf(board, id);
      const vote = last && votes.find(({ duel }) => duel === last.at);
      if (!vote) return [];
      const { left, right } = last.duel;
      const other = itemInCup(board, left === id ? right : left).alt;
      const isFor = vote.item === id;
      return [{ subject: id, value: isFor ? 1 : 0, said: `${isFor ? 'Better' : 'Worse'} than ${other}` }];
    }),
  reveals: (board, answers) =>
    playedDuels(board, answers)
      .slice(-shownDuels)
      .map(({ outcome, users }, index, { length }) => ({
        kind: 'place',
        place: length - index,
        faces: users.left.length + users.right.length,
        isContested: outcome.byCoin,
      })),
  record: (board, { votes }) => ({
    votes: votes.flatMap(({ duel, item }) => {
      const sides = board.duels[duel];
      if (!sides) return [];
      const [voted, other] = [item, sideOf(sides, item) === 'left' ? sides.right : sides.left].map((id) => {
        const { url, alt } = itemInCup(board, id);
        return url ?? alt;
      });
      return [{ duel: duel + 1, for: voted, against: other }];
    }),
  }),
  roundsFromTexts: ({ name, texts }) =>
    texts.length < limits.cup.texts
      ? []
      : [
          {
            name,
            description: 'Duel by duel, until one is left.',
            config: { size: texts.length >= large ? large : small, content: null },
            items: textItems(texts),
          },
        ],
  sampleAnswer: ({ duels }, random) => ({
    votes: duels.map(({ left, right }, duel) => ({ duel, item: random() < 0.5 ? left : right })),
  }),
};

/** Returns the duels of the bracket that the results show one by one, in their order, as numbers of `results.duels`. */
export const revealedDuels = ({ duels }: Pick<CupResults, 'duels'>): number[] =>
  duels.map((_, at) => at).slice(-shownDuels);
