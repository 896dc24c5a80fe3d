import type { ChooseBoard } from '@tallyho/game/minigames/choose/schema';
import type { UserId } from '@tallyho/game/model/person';
import { counted } from '@tallyho/game/text';
import { Contender } from './Contender.tsx';
import { sidePaint } from './side-paint.ts';
import styles from './Tower.module.css';
import { type SideVote, Voters } from './Voters.tsx';

interface TowerProps {
  readonly side: 'left' | 'right';
  readonly entry: ChooseBoard['left'];
  readonly votes: readonly SideVote[];
  readonly you: UserId | null;
  /** The height of the tower, as a part of the box. */
  readonly share: number;
  /** Null until all votes are in. */
  readonly outcome: 'won' | 'lost' | 'tied' | null;
  /** It has its votes as a number also when all are in. Otherwise the stamp says that all are on one side. */
  readonly isCounted: boolean;
}

/** Up to this part of the height of the other one a tower has its character on top: in front of it there is no room. */
const lowTower = 0.6;

/** One side as a tower: its name, its votes as a number, who they are from, and its character. */
export function Tower({ side, entry, votes, you, share, outcome, isCounted }: TowerProps) {
  const { header, color } = entry;
  const { fill, text } = sidePaint(color);
  const count = votes.filter(({ shown }) => shown).length;
  return (
    <section
      className={styles.side}
      data-won={outcome === 'won'}
      data-lost={outcome === 'lost'}
      data-low={outcome === 'lost' && share <= lowTower}
      data-tied={outcome === 'tied'}
      aria-label={`${header}: ${counted(count, 'vote')}`}
      style={{ '--fill': fill, '--on-fill': text, '--count': count, '--share': share }}
    >
      <div className={styles.tower}>
        <header className={styles.head}>
          <h2>{header}</h2>
          {/* The tower is called by its votes. */}
          {(outcome === null || isCounted) && (
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </header>
        <Voters votes={votes} you={you} />
      </div>
      <span className={styles.picture}>
        <Contender side={side} color={color} />
      </span>
    </section>
  );
}
