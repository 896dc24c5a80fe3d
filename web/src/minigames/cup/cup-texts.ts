import { itemInCup, roundName } from '@tallyho/game/minigames/cup/bracket';
import type { CupBoard, DuelOutcome, PlayedDuel } from '@tallyho/game/minigames/cup/schema';

/** Returns the place of a duel in the cup: "Semi-final, duel 5 of 7"; of the final only its name. */
export function placeText(board: CupBoard, duel: number): string {
  const name = roundName(board, duel);
  const count = board.items.length - 1;
  return duel === count - 1 ? name : `${name}, duel ${duel + 1} of ${count}`;
}

/** Returns the votes of a duel with those of the winner first: "3 to 1". */
export const scoreText = ({ votes }: DuelOutcome): string =>
  `${Math.max(votes.left, votes.right)} to ${Math.min(votes.left, votes.right)}`;

/** Returns the outcome of a duel as a sentence: "Pizza wins, 3 to 1." */
export function outcomeText(board: CupBoard, outcome: DuelOutcome): string {
  const { alt } = itemInCup(board, outcome.winner);
  return outcome.byCoin
    ? `${scoreText(outcome)}. The coin decides for ${alt}.`
    : `${alt} wins, ${scoreText(outcome)}.`;
}

/** Returns a decided duel as a text: "Pizza beats Taco, 3 to 1". */
export function duelText({ left, right, outcome }: PlayedDuel): string {
  const isLeft = outcome.winner === left.id;
  const [winner, loser] = isLeft ? [left.alt, right.alt] : [right.alt, left.alt];
  return outcome.byCoin
    ? `${winner} beats ${loser} by coin, ${scoreText(outcome)}`
    : `${winner} beats ${loser}, ${scoreText(outcome)}`;
}
