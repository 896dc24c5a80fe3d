import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import reveal from '../show/reveal.module.css';
import styles from './GuessHeads.module.css';
import type { Guesser } from './guessers.ts';
import { hang } from './hang.ts';
import { atWidth, byWidth } from './swarm.ts';

interface GuessHeadsProps {
  readonly guessers: readonly Guesser[];
  /** Before, they keep their place. */
  readonly isShown: boolean;
}

/** The width of a head as a part of the line. Narrow results have none. */
const heads = { narrow: 0.12, middle: 0.07, wide: 0.045 };

/** The guesses as small heads that hang from the line of the answers. Hidden from screen readers, because the list has them. */
export function GuessHeads({ guessers, isShown }: GuessHeadsProps) {
  const places = guessers.map(({ value }) => shareOf(value));
  const hung = byWidth((width) => hang(places, heads[width]));
  const levels = byWidth((width) => Math.max(0, ...hung[width].map(({ level }) => level)));
  return (
    <div
      className={classNames(styles.guesses, reveal.fade)}
      data-shown={isShown}
      style={{ '--levels': atWidth(levels) }}
      aria-hidden="true"
    >
      <span className={styles.legend}>Guesses</span>
      <div className={styles.heads}>
        {guessers.map(({ rater: { user, avatar, seat } }, index) => (
          <span
            key={user}
            className={styles.head}
            style={{
              '--at': places[index],
              '--aside': atWidth(byWidth((width) => hung[width][index]?.aside ?? 0)),
              '--level': atWidth(byWidth((width) => hung[width][index]?.level ?? 0)),
            }}
          >
            <PlayerFace avatar={avatar} seat={seat} size="stage" />
          </span>
        ))}
      </div>
    </div>
  );
}
