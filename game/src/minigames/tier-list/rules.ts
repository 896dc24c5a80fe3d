import { limits } from '../../limits.ts';
import type { MiniGame } from '../contract.ts';
import { plainTiers } from '../fields.ts';
import { firstAndLastQuestion, namesEachOnce, textItems } from '../items.ts';
import { progressWithout } from '../progress.ts';
import { isOrdered, leadingVotes, tierEnds, tierOpinions, tierReveals } from '../tiers.ts';
import { tierListResults } from './results.ts';
import {
  type TierListAnswer,
  type TierListBoard,
  type TierListResults,
  tierListAnswerSchema,
  tierListBoardSchema,
  tierListConfigSchema,
} from './schema.ts';

/** Returns the number of items that an answer places. */
const placed = ({ tiers }: TierListAnswer): number => tiers.reduce((sum, { items }) => sum + items.length, 0);
/** Returns the maximum of `placed`: all items that the player knows; in SE mode at most one per tier. */
const placeable = ({ seMode, tiers, items }: TierListBoard, answer: TierListAnswer | null): number => {
  const known = items.length - (answer?.unknown?.length ?? 0);
  return seMode ? Math.min(tiers.length, known) : known;
};

/** Tier list: sort every picture into a named tier. */
export const tierList: MiniGame<
  'TierList',
  typeof tierListConfigSchema,
  typeof tierListAnswerSchema,
  TierListBoard,
  TierListResults
> = {
  type: 'TierList',
  kind: 'normal',
  label: 'Tier list',
  pace: 'slow',
  configSchema: tierListConfigSchema,
  answerSchema: tierListAnswerSchema,
  boardSchema: tierListBoardSchema,
  itemsOnBoard: ({ seMode, content }) => {
    if (seMode) return limits.seModeItems;
    // Texts were written for this lobby, so none is left out.
    return content === null ? limits.customThemes.texts : limits.items.onBoard;
  },
  itemsDrawn: ({ seMode }) => (seMode ? limits.seModeItems : limits.items.drawn),
  fromPictures: ({ folder, count }) =>
    count < 2 ? null : { tiers: plainTiers, ordered: true, seMode: false, content: folder },
  prepare: ({ tiers, ordered, seMode }, { items }) => ({
    type: 'TierList',
    tiers,
    ordered: isOrdered({ ordered }),
    items,
    seMode,
  }),
  isValidAnswer: (board, { tiers, unknown = [] }) => {
    if (tiers.length !== board.tiers.length) return false;
    if (tiers.some(({ name }, index) => name !== board.tiers[index]?.name)) return false;
    if (board.seMode && tiers.some(({ items }) => items.length > 1)) return false;
    return namesEachOnce(
      [...tiers.flatMap(({ items }) => items), ...unknown],
      board.items.map(({ id }) => id),
    );
  },
  emptyAnswer: ({ tiers }) => ({ tiers: tiers.map(({ name }) => ({ name, items: [] })) }),
  progress: (board, answer) => {
    const all = placeable(board, null);
    return progressWithout(all - placeable(board, answer), all, answer ? placed(answer) : 0);
  },
  results: tierListResults,
  subjects: (board) => board.items.map((item) => ({ kind: 'item', id: item.id, item })),
  scale: (board) => (isOrdered(board) ? 'graded' : 'choice'),
  ends: tierEnds,
  opinions: (board, answer) =>
    tierOpinions(
      board,
      answer.tiers.map(({ items }) => items),
      board.items.map(({ id }) => id).filter((id) => !answer.unknown?.includes(id)),
      placed(answer) >= placeable(board, answer),
    ),
  reveals: (board, answers) =>
    tierReveals(
      board,
      tierListResults(board, answers).standings.map(({ item }) => item.id),
      answers.map(({ gameData }) => gameData.tiers.map(({ items }) => items)),
    ),
  // Pairs instead of an object by tier name, because a tier can be called `__proto__`.
  record: (board, { tiers }) => {
    const urls = new Map(board.items.map(({ id, url, alt }) => [id, url ?? alt]));
    return tiers.map(({ name, items }) => ({ name, items: items.flatMap((id) => urls.get(id) ?? []) }));
  },
  roundsFromTexts: ({ name, texts }) =>
    texts.length < 2
      ? []
      : [
          {
            name,
            description: 'Where does each of them belong?',
            config: { tiers: plainTiers, ordered: true, content: null, seMode: false },
            items: textItems(texts),
          },
        ],
  guess: {
    question: (board) => {
      const options = tierList.subjects(board);
      if (isOrdered(board)) return firstAndLastQuestion(options);
      return options.length < 2
        ? null
        : { kind: 'pick', text: 'On which one will you agree most?', truth: 'You agree most on …', options };
    },
    outcome: (board, answers) => {
      const results = tierListResults(board, answers);
      return {
        kind: 'ranking',
        scores: results.ordered
          ? results.standings.map(({ item, points }) => ({ id: item.id, score: points }))
          : results.standings.map(({ item, votes }) => ({ id: item.id, score: leadingVotes({ votes }) })),
      };
    },
  },
  sampleAnswer: (board, random) => {
    const tiers = board.tiers.map(({ name }) => ({ name, items: [] as string[] }));
    board.items.slice(0, placeable(board, null)).forEach(({ id }, at) => {
      tiers[board.seMode ? at : Math.floor(random() * tiers.length)]?.items.push(id);
    });
    return { tiers };
  },
};
