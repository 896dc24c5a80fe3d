import { titleOfTake } from '@tallyho/game/minigames/hot-takes/rules';
import type { HotTakesAnswer, HotTakesBoard } from '@tallyho/game/minigames/hot-takes/schema';
import { Button } from '../../shared/ui/controls/Button.tsx';
import styles from './OwnPicks.module.css';
import { sidesOf } from './take-sides.ts';

interface OwnPicksProps {
  readonly board: HotTakesBoard;
  readonly picks: HotTakesAnswer['picks'];
  /** Begins again; null if that is not possible. */
  readonly onRestart: (() => void) | null;
}

/** The takes with what the player said to each. */
export function OwnPicks({ board, picks, onRestart }: OwnPicksProps) {
  return (
    <div className={styles.own}>
      {onRestart && (
        <div className={styles.again}>
          <p>You left every take open, so there is nothing to send.</p>
          <Button variant="hot" size="lg" onClick={onRestart}>
            Start again
          </Button>
        </div>
      )}
      <ol className={styles.list} aria-label={picks.length > 0 ? 'Your takes' : 'The takes'}>
        {board.takes.map((take, index) => {
          const said = sidesOf(board, take).find(({ side }) => side === picks[index]);
          return (
            <li key={take.id} className={styles.line}>
              <span className={styles.title}>{titleOfTake(board, take)}</span>
              {index < picks.length && (
                <span
                  className={styles.pick}
                  style={said && { background: said.paint.fill, color: said.paint.text }}
                >
                  {said?.name ?? 'Left open'}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
