import { listed } from '@tallyho/game/awards/words';
import type { SeatView } from '@tallyho/game/protocol/view';
import { useSnapshot } from '../../../entities/room/room-hooks.tsx';
import { useCommand } from '../../../entities/room/use-command.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useSecondsUntil } from '../frame/server-clock.ts';
import type { RoundKey } from '../playing/draft-storage.ts';
import styles from './WaitingBar.module.css';

interface NudgeButtonProps {
  readonly round: RoundKey;
  readonly missing: readonly SeatView[];
}

/** Reminds the missing players, with a sound and a banner on their side. Says when that is possible again. */
export function NudgeButton({ round, missing }: NudgeButtonProps) {
  const nudge = useSnapshot((snapshot) => snapshot.nudge);
  const seconds = useSecondsUntil(nudge?.nextAt ?? 0);
  const { send, busy } = useCommand();
  const isResting = seconds > 0;
  return (
    <>
      <Button
        busy={busy}
        aria-disabled={isResting}
        icon={
          <span className={styles.picture}>
            <Icon name={isResting ? 'check' : 'sound'} />
          </span>
        }
        onClick={() => !isResting && void send({ type: 'nudge', ...round })}
      >
        {isResting ? `Nudged (${seconds})` : 'Nudge'}
      </Button>
      <VisuallyHidden>
        <span role="status">
          {isResting ? `Nudged ${listed(missing.map(({ username }) => username))}` : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
