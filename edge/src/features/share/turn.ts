import { spreadOf } from '@tallyho/game/awards/divisive';
import { choicesOf, opinionsBySubject, type RatedOpinion } from '@tallyho/game/awards/opinions';
import type { Item } from '@tallyho/game/minigames/fields';
import { colorOfSide, nameOfSide } from '@tallyho/game/minigames/hot-takes/rules';
import { sides } from '@tallyho/game/minigames/hot-takes/schema';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import type { Board } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';

/** `color`: of the answer in the game; null: it has none. */
type AnswerOption = { name: string; color: string | null };

/** What a reader of a shared result can rate: one item or question, and how many players gave each answer. */
export type Turn = {
  question: string;
  /** The text below the question in the game, such as its situation; can be empty. */
  story: string;
  /** The item; null if the question itself is rated. */
  item: Item | null;
  /** All answers in the order of the board. */
  options: (AnswerOption & { votes: number })[];
};

/** Returns the final of a cup, in which a reader can vote as the players did; null without a decided final between two names. */
const finalOf = ({ board, game }: RoundRecord): { spread: number; turn: Turn } | null => {
  if (board.type !== 'Cup') return null;
  const last = board.duels.at(-1);
  const isFinal = board.duels.length === board.items.length - 1;
  if (!isFinal || !last?.outcome) return null;
  const nameOf = (id: string) => board.items.find((item) => item.id === id)?.alt ?? '';
  const { votes } = last.outcome;
  const options = (['left', 'right'] as const).map((side) => ({
    name: nameOf(last[side]),
    color: null,
    votes: votes[side],
  }));
  const all = votes.left + votes.right;
  if (all === 0 || options[0]?.name === options[1]?.name) return null;
  const turn = { question: `The final of “${game.name}”. Which one wins?`, story: '', item: null, options };
  return { spread: Math.min(votes.left, votes.right) / all, turn };
};

/**
 * The answers that a board offers about a subject, in its order; null for boards about the players, whom a stranger does not
 * know, and for cups, of which the final is rated. Of a mini-game that is not named here, a reader can choose between what the
 * players have said.
 */
const optionsOf = (
  board: Board,
  subject: string,
  opinions: readonly RatedOpinion[],
): readonly AnswerOption[] | null => {
  switch (board.type) {
    case 'TierList':
      return board.tiers.map(({ name, color }) => ({ name, color }));
    case 'RankThem':
      return board.items.map((_, index) => ({ name: ordinal(index + 1), color: null }));
    case 'Slider':
      return board.points.map(({ name, color }) => ({ name, color }));
    case 'HotTakes':
      return board.takes
        .filter(({ id }) => id === subject)
        .flatMap((take) =>
          sides.map((side) => ({ name: nameOfSide(board, take, side), color: colorOfSide(take, side) })),
        );
    case 'Choose':
      return [board.left, board.right].map(({ header, color }) => ({ name: header, color }));
    // What is said about an item depends on its duel.
    case 'Cup':
    case 'TierListLobby':
    case 'SliderLobby':
    case 'SliderAvatarsLobby':
      return null;
    default:
      return choicesOf(opinions)
        .map(({ said }) => said)
        .toSorted()
        .map((name) => ({ name, color: null }));
  }
};

/** Returns true for what the page shows as the biggest fight: its reader has been asked about that. */
type IsAsked = (round: RoundRecord, subject: string) => boolean;

/**
 * Returns the item or question on which the players differed most, preferably one that is not asked about elsewhere; null if a stranger
 * can rate nothing.
 */
export const turnOf = (rounds: readonly RoundRecord[], isAsked: IsAsked = () => false): Turn | null => {
  const turns = rounds.flatMap((round) => {
    const final = finalOf(round);
    if (final) return [{ ...final, isNew: true }];
    return opinionsBySubject(round).flatMap(({ subject, opinions }) => {
      const answers = optionsOf(round.board, subject.id, opinions);
      if (!answers) return [];
      const votesFor = (name: string) => opinions.filter(({ said }) => said === name).length;
      const options = answers.map((answer) => ({ ...answer, votes: votesFor(answer.name) }));
      if (options.every(({ votes }) => votes === 0) || subject.kind === 'player') return [];
      const item = subject.kind === 'item' ? subject.item : null;
      return [
        {
          spread: spreadOf(opinions),
          isNew: !isAsked(round, subject.id),
          turn: { question: round.game.name, story: round.game.description, item, options },
        },
      ];
    });
  });
  const [best] = turns.toSorted(
    (one, other) => Number(other.isNew) - Number(one.isNew) || other.spread - one.spread,
  );
  return best?.turn ?? null;
};
