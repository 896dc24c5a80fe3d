import { duelCount, isDecided, itemInCup, sideOf } from '@tallyho/game/minigames/cup/bracket';
import type { CupBoard, Duel, DuelOutcome } from '@tallyho/game/minigames/cup/schema';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { useRoundKeys } from '../board/use-round-keys.ts';
import type { PlayProps } from '../contract.ts';
import { ItemPicture } from '../faces/ItemPicture.tsx';
import { longestWord } from '../faces/label-size.ts';
import { Bracket } from './Bracket.tsx';
import { Coin } from './Coin.tsx';
import { outcomeText, placeText } from './cup-texts.ts';
import styles from './Play.module.css';

const sides = ['left', 'right'] as const;

/** Cup: the two sides of a duel, each a button that votes at once, and the bracket with all duels so far. */
export default function CupPlay({ board, answer, disabled, onChange }: PlayProps<'Cup'>) {
  const at = board.duels.length - 1;
  const duel = board.duels[at];
  const own = answer?.votes.find((vote) => vote.duel === at)?.item ?? null;
  const canVote = duel !== undefined && duel.outcome === null && !disabled;
  const vote = (item: string) => {
    const earlier = answer?.votes.filter((other) => other.duel !== at) ?? [];
    if (canVote) onChange({ votes: [...earlier, { duel: at, item }] });
  };
  useRoundKeys(
    canVote
      ? (key) => {
          if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
          vote(key === 'ArrowLeft' ? duel.left : duel.right);
          return true;
        }
      : null,
  );
  if (!duel) return <EmptyState title="This game has too few pictures. Confirm to go on." />;
  const letters = longestWord(sides.map((side) => itemInCup(board, duel[side]).alt));
  const winner = duel.outcome && sideOf(duel, duel.outcome.winner);
  return (
    <section
      className={styles.cup}
      aria-label="Cup"
      data-size={board.items.length}
      style={{ '--letters': Math.max(letters, 5) }}
    >
      <h2 className={styles.place}>{placeText(board, at)}</h2>
      <fieldset
        className={styles.duel}
        aria-label="Vote for one side"
        data-coin={duel.outcome?.byCoin ?? false}
      >
        {sides.map((side) => (
          <Side
            key={side}
            board={board}
            duel={duel}
            side={side}
            isOwn={own === duel[side]}
            canVote={canVote}
            onVote={() => vote(duel[side])}
          />
        ))}
        <span className={styles.middle} key={at} aria-hidden="true">
          {duel.outcome?.byCoin && winner ? <Coin side={winner} /> : <span className={styles.or}>or</span>}
        </span>
      </fieldset>
      <p className={styles.news} aria-hidden="true">
        {duel.outcome ? newsText(board, duel.outcome) : ' '}
      </p>
      <Bracket board={board} isLate={duel.outcome?.byCoin ?? false} />
      <VisuallyHidden>
        <span role="status">{statusText(board, duel)}</span>
      </VisuallyHidden>
    </section>
  );
}

const newsText = (board: CupBoard, outcome: DuelOutcome): string =>
  isDecided(board)
    ? `${itemInCup(board, outcome.winner).alt} takes the cup`
    : outcome.byCoin
      ? 'A tie! The coin decides'
      : outcomeText(board, outcome);

/** What screen readers announce: the duel, then its outcome. */
function statusText(board: CupBoard, duel: Duel): string {
  const at = board.duels.length - 1;
  const [left, right] = sides.map((side) => itemInCup(board, duel[side]).alt);
  if (!duel.outcome) return `${placeText(board, at)}: ${left} or ${right}?`;
  const text = outcomeText(board, duel.outcome);
  return isDecided(board) && duelCount(board) > 0
    ? `${text} ${itemInCup(board, duel.outcome.winner).alt} takes the cup.`
    : text;
}

interface SideProps {
  readonly board: CupBoard;
  readonly duel: Duel;
  readonly side: (typeof sides)[number];
  /** The viewer's vote. */
  readonly isOwn: boolean;
  readonly canVote: boolean;
  readonly onVote: () => void;
}

/** The button is never disabled, so that it keeps the focus from duel to duel. */
function Side({ board, duel, side, isOwn, canVote, onVote }: SideProps) {
  const item = itemInCup(board, duel[side]);
  const { outcome } = duel;
  const result = outcome && (outcome.winner === item.id ? 'won' : 'lost');
  return (
    <button
      type="button"
      className={styles.side}
      data-side={side}
      data-result={result ?? undefined}
      aria-pressed={isOwn}
      aria-disabled={!canVote}
      aria-label={item.alt}
      onClick={onVote}
    >
      <span key={item.id} className={styles.entry}>
        <span className={styles.picture}>
          <ItemPicture item={item} decorative />
        </span>
        {item.url !== null && (
          <span className={styles.name} dir="auto">
            {item.alt}
          </span>
        )}
      </span>
      {outcome && (
        <span className={styles.count} aria-hidden="true">
          {/* Not after a coin: the mark would be in its place before the coin lies. */}
          {result === 'won' && !outcome.byCoin && <Icon name={isDecided(board) ? 'trophy' : 'check'} />}
          {outcome.votes[side]}
        </span>
      )}
      <span className={styles.own} aria-hidden="true">
        <Icon name="check" /> Your vote
      </span>
    </button>
  );
}
