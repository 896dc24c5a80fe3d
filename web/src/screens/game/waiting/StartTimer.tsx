import { useCommand } from '../../../entities/room/use-command.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Popover } from '../../../shared/ui/overlays/Popover.tsx';
import type { RoundKey } from '../base/draft-storage.ts';
import styles from './WaitingBar.module.css';

/** Lengths of the timer in seconds. */
const choices = [30, 60, 90];

/** Starts an answer timer for this round only, regardless of the lobby's rule. */
export function StartTimer({ round }: { readonly round: RoundKey }) {
  const { send, busy } = useCommand();
  return (
    <Popover
      label="Timer for this round"
      placement="top"
      trigger={(props) => (
        <Button
          {...props}
          busy={busy}
          icon={
            <span className={styles.picture}>
              <Icon name="clock" />
            </span>
          }
        >
          Timer
        </Button>
      )}
    >
      {(close) => (
        <div className={styles.choices}>
          <strong>Timer for this round</strong>
          <p>Everybody sees it. What is placed when time is up counts.</p>
          <div className={styles.seconds}>
            {choices.map((seconds) => (
              <Button
                key={seconds}
                onClick={() => {
                  close();
                  void send({ type: 'startTimer', ...round, seconds });
                }}
              >
                {seconds} s
              </Button>
            ))}
          </div>
        </div>
      )}
    </Popover>
  );
}
