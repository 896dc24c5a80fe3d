import { limits } from '@tallyho/game/limits';
import { titleOfTake } from '@tallyho/game/minigames/hot-takes/rules';
import type { TakenSide } from '@tallyho/game/minigames/hot-takes/schema';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { useDigitKeys } from '../board/use-digit-keys.ts';
import type { PlayProps } from '../contract.ts';
import { OwnPicks } from './OwnPicks.tsx';
import styles from './Play.module.css';
import { TakeButtons } from './TakeButtons.tsx';
import { TakeClock } from './TakeClock.tsx';

/** stopped: not begun, or interrupted. timed: each take has its seconds. untimed: the player has turned the clock off. */
type Run = 'stopped' | 'timed' | 'untimed';

/** A press so soon after the one before was meant for the take before, in milliseconds. */
const tooSoon = 250;

/**
 * Hot takes: one take after the other, each with its own clock, at the pace of the player. A press is a change of the answer at
 * once. Leaving the page and a pause of the game stop the run; it goes on with the take that was open.
 */
export default function HotTakesPlay(props: PlayProps<'HotTakes'>) {
  const { board, answer, disabled, isPaused = false, onChange } = props;
  const picks = answer?.picks ?? [];
  const [run, setRun] = useState<Run>('stopped');
  if (isPaused && run !== 'stopped') setRun('stopped');
  const changedAt = useRef(0);
  const area = useRef<HTMLElement>(null);
  const index = picks.length;
  const take = disabled ? undefined : board.takes[index];
  const part = take === undefined ? 'over' : run === 'stopped' ? 'stopped' : 'running';

  function pick(side: TakenSide | null) {
    if (part !== 'running') return;
    changedAt.current = Date.now();
    onChange({ picks: [...picks, side] });
  }
  function press(side: TakenSide) {
    if (Date.now() - changedAt.current >= tooSoon) pick(side);
  }
  function start(next: Run) {
    changedAt.current = Date.now();
    setRun(next);
  }

  const stop = useEffectEvent(() => setRun('stopped'));
  useEffect(() => {
    const onChanged = () => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', onChanged);
    return () => document.removeEventListener('visibilitychange', onChanged);
  }, []);

  // The pressed button disappears with its part.
  const shownPart = useRef(part);
  useLayoutEffect(() => {
    if (shownPart.current !== part && document.activeElement === document.body)
      area.current?.focus({ preventScroll: true });
    shownPart.current = part;
  }, [part]);

  useDigitKeys(
    part === 'running'
      ? (digit) => {
          if (digit === 1) press('left');
          if (digit === 2) press('right');
        }
      : null,
  );

  if (board.takes.length === 0) return <EmptyState title="This game has no takes. Confirm to go on." />;
  const title = take ? titleOfTake(board, take) : '';
  const count = `${index + 1} of ${board.takes.length}`;
  return (
    <section ref={area} className={styles.area} aria-label="Hot takes" tabIndex={-1}>
      {part === 'running' && take && (
        <>
          <header className={styles.head}>
            <span className={styles.count}>{count}</span>
            {run === 'timed' && <TakeClock key={take.id} onEnd={() => pick(null)} />}
          </header>
          <TakeButtons board={board} take={take} onPress={press} />
          <p className={styles.keys}>1 and 2 choose</p>
        </>
      )}
      {part === 'stopped' && (
        <div className={styles.gate}>
          <h2>{index === 0 ? `${board.takes.length} takes` : `Take ${count} is next`}</h2>
          <p>{limits.hotTakes.seconds} seconds each. Your first thought counts.</p>
          <Button
            variant="hot"
            size="xl"
            icon={<Icon name="play" />}
            disabled={isPaused}
            onClick={() => start('timed')}
          >
            {index === 0 ? 'Start' : 'Go on'}
          </Button>
          <Button variant="quiet" disabled={isPaused} onClick={() => start('untimed')}>
            {index === 0 ? 'Start without a clock' : 'Go on without a clock'}
          </Button>
        </div>
      )}
      {part === 'over' && (
        <OwnPicks
          board={board}
          picks={picks}
          onRestart={
            !disabled && picks.every((side) => side === null)
              ? () => {
                  setRun('stopped');
                  onChange({ picks: [] });
                }
              : null
          }
        />
      )}
      <VisuallyHidden>
        <span role="status">{part === 'running' ? `${count}: ${title}` : ''}</span>
      </VisuallyHidden>
    </section>
  );
}
