import { useCommand } from '../../../entities/room/use-command.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import type { DraftRound } from '../base/draft-storage.ts';
import styles from './WaitingBar.module.css';

/** Lengths of the timer in seconds. */
const choices = [30, 60, 90];

interface StartTimerProps {
  readonly round: DraftRound;
  /** Called when a length was pressed. */
  readonly onStart: () => void;
}

/** Starts an answer timer for this round only, regardless of the lobby's rule. */
export function StartTimer({ round, onStart }: StartTimerProps) {
  const { send, busy } = useCommand();
  return (
    <fieldset className={styles.timer}>
      <legend>Timer for this round</legend>
      <p>Everybody sees it. What is placed when time is up counts.</p>
      <div className={styles.seconds}>
        {choices.map((seconds) => (
          <Button
            key={seconds}
            busy={busy}
            onClick={() => {
              onStart();
              void send({ type: 'startTimer', ...round, seconds });
            }}
          >
            {seconds} s
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
