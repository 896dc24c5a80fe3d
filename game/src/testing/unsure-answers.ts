import { rankThem } from '../minigames/rank-them/rules.ts';
import { type Answer, type Board, sampleAnswer } from '../minigames/registry.ts';
import { tierList } from '../minigames/tier-list/rules.ts';
import { whoseIsIt } from '../minigames/whose-is-it/rules.ts';
import { writeAndRate } from '../minigames/write-and-rate/rules.ts';

/** Returns a complete random answer that says nothing about one of the items or texts of the board, where that is possible. */
export const unsureAnswer = (board: Board, random: () => number): Answer => {
  switch (board.type) {
    case 'TierList': {
      const { tiers } = tierList.sampleAnswer(board, random);
      // In SE mode an answer does not place all items, and the others are not missing in it.
      const isPlaced = (id: string) => tiers.some(({ items }) => items.includes(id));
      const [first] = board.items.toSorted(
        (one, other) => Number(isPlaced(one.id)) - Number(isPlaced(other.id)),
      );
      const unknown = first ? [first.id] : [];
      const known = (items: readonly string[]) => items.filter((id) => !unknown.includes(id));
      return { tiers: tiers.map(({ name, items }) => ({ name, items: known(items) })), unknown };
    }
    case 'RankThem': {
      const { ranking } = rankThem.sampleAnswer(board, random);
      const unknown = board.items.slice(0, 1).map(({ id }) => id);
      return { ranking: ranking.map((id) => (id !== null && unknown.includes(id) ? null : id)), unknown };
    }
    case 'WriteAndRate': {
      const answer = writeAndRate.sampleAnswer(board, random);
      const [first, ...marks] = answer.marks;
      return first ? { ...answer, marks, skipped: [first.text] } : answer;
    }
    case 'WhoseIsIt': {
      const answer = whoseIsIt.sampleAnswer(board, random);
      const [first, ...authors] = answer.authors;
      return first ? { ...answer, authors, skipped: [first.text] } : answer;
    }
    default:
      return sampleAnswer(board, random);
  }
};
