import { limits } from '../../limits.ts';
import { takeRandom } from '../../model/random.ts';
import { contestedPlaces } from '../contested.ts';
import type { MiniGame, RatedAnswer } from '../contract.ts';
import { firstAndLastQuestion, namesEachOnce, textItems } from '../items.ts';
import { ordinal } from '../ordinal.ts';
import { placeReveals } from '../places.ts';
import { progressWithout } from '../progress.ts';
import { ranked, roundedToMillionth } from '../ranking.ts';
import { endsOf } from '../row-ends.ts';
import { placedIn, placeIn } from '../rows.ts';
import {
  type RankThemAnswer,
  type RankThemBoard,
  type RankThemResults,
  rankThemAnswerSchema,
  rankThemBoardSchema,
  rankThemConfigSchema,
} from './schema.ts';

/** Returns the places from 1 that the answers give an item, one for each answer that placed it, in their order. */
export const placesGivenTo = (answers: readonly RatedAnswer<RankThemAnswer>[], id: string) =>
  answers.flatMap(({ ratedBy, gameData: { ranking } }) => {
    const at = ranking.indexOf(id);
    return at < 0 ? [] : [{ ratedBy, place: at + 1 }];
  });

/** Returns the ids of the items whose votes are far apart, the widest gap first. Empty with fewer than three items. */
export const contestedItems = (
  { items }: RankThemBoard,
  answers: readonly RatedAnswer<RankThemAnswer>[],
): string[] =>
  contestedPlaces(
    items.map(({ id }) => id),
    (id) => placesGivenTo(answers, id).map(({ place }) => place),
  );

const rankingOf = (
  { items }: RankThemBoard,
  answers: readonly RatedAnswer<RankThemAnswer>[],
): RankThemResults => ({
  standings: ranked(
    items.map((item) => {
      const places = placesGivenTo(answers, item.id);
      const knowing = answers.filter(({ gameData }) => !gameData.unknown?.includes(item.id));
      const sum = knowing.reduce(
        (before, { gameData }) => before + items.length - placeIn(gameData.ranking, item.id, items.length),
        0,
      );
      return {
        item,
        score: knowing.length === 0 ? 0 : roundedToMillionth((sum * answers.length) / knowing.length),
        average: places.length > 0 ? places.reduce((sum, { place }) => sum + place, 0) / places.length : null,
      };
    }),
    ({ score }) => score,
  ),
});

/**
 * Returns texts in groups for one round each: as many groups as possible, of about the same size. Eight or nine texts are one
 * group, of which the board draws as many as fit.
 */
const groupsOf = (texts: readonly string[]): string[][] => {
  const count = Math.floor(texts.length / limits.ranking.min);
  return Array.from({ length: count }, (_, group) => texts.filter((_text, at) => at % count === group));
};

/** Rank them: five to seven items from best to worst. */
export const rankThem: MiniGame<
  'RankThem',
  typeof rankThemConfigSchema,
  typeof rankThemAnswerSchema,
  RankThemBoard,
  RankThemResults
> = {
  type: 'RankThem',
  kind: 'normal',
  label: 'Rank them',
  pace: 'slow',
  configSchema: rankThemConfigSchema,
  answerSchema: rankThemAnswerSchema,
  boardSchema: rankThemBoardSchema,
  itemsOnBoard: ({ places }) => places,
  fromPictures: ({ folder, count }) =>
    count < limits.ranking.min ? null : { places: Math.min(count, limits.ranking.default), content: folder },
  prepare: ({ ends }, { items }) => ({ type: 'RankThem', items, ...(ends && { ends }) }),
  isValidAnswer: ({ items }, { ranking, unknown = [] }) =>
    ranking.length <= items.length &&
    namesEachOnce(
      [...placedIn(ranking), ...unknown],
      items.map(({ id }) => id),
    ),
  emptyAnswer: () => ({ ranking: [] }),
  progress: ({ items }, answer) =>
    progressWithout(answer?.unknown?.length ?? 0, items.length, answer ? placedIn(answer.ranking).length : 0),
  results: rankingOf,
  subjects: ({ items }) => items.map((item) => ({ kind: 'item', id: item.id, item })),
  scale: () => 'graded',
  ends: (board) => ({
    lowest: 1 / Math.max(1, board.items.length),
    low: endsOf(board).worst,
    high: endsOf(board).best,
  }),
  opinions: ({ items }, { ranking }) =>
    placedIn(ranking).map((subject) => {
      const at = ranking.indexOf(subject);
      return { subject, value: (items.length - at) / items.length, said: ordinal(at + 1) };
    }),
  reveals: (board, answers) => {
    const contested = contestedItems(board, answers);
    const bestFirst = rankingOf(board, answers).standings.map(({ item }) => item.id);
    return placeReveals(bestFirst.length, answers.length, (place) =>
      contested.includes(bestFirst[place - 1] ?? ''),
    );
  },
  record: ({ items }, { ranking }) => ({
    itemRanking: placedIn(ranking).map((id) => {
      const item = items.find((other) => other.id === id);
      const at = ranking.indexOf(id);
      return { item: item?.url ?? item?.alt ?? '', rank: at + 1, score: items.length - at };
    }),
  }),
  roundsFromTexts: ({ name, texts }) =>
    groupsOf(texts).map((group, index, { length }) => ({
      name: length > 1 ? `${name}, part ${index + 1}` : name,
      description: 'Rank them from best to worst.',
      config: { places: Math.min(group.length, limits.ranking.max), content: null },
      items: textItems(group),
    })),
  guess: {
    question: (board) => firstAndLastQuestion(rankThem.subjects(board)),
    outcome: (board, answers) => ({
      kind: 'ranking',
      scores: rankingOf(board, answers).standings.map(({ item, score }) => ({ id: item.id, score })),
    }),
  },
  sampleAnswer: ({ items }, random) => ({
    ranking: takeRandom(
      items.map(({ id }) => id),
      items.length,
      random,
    ),
  }),
};
