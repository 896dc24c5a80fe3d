import type { SeatView } from '@tallyho/game/protocol/view';
import { listed } from '@tallyho/game/text';
import { useSnapshot } from '../../../entities/room/room-hooks.tsx';
import { useCommand } from '../../../entities/room/use-command.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { DraftRound } from '../base/draft-storage.ts';
import { useSecondsUntil } from '../base/server-clock.ts';
import styles from './WaitingBar.module.css';

interface NudgeButtonProps {
  /** The round that waits, or only the game in its ready check. */
  readonly round: DraftRound | Pick<DraftRound, 'gameId'>;
  readonly missing: readonly SeatView[];
}

/** Reminds the missing players with a sound and a banner. Shows the seconds until the next nudge is possible. */
export function NudgeButton({ round, missing }: NudgeButtonProps) {
  const nudge = useSnapshot((snapshot) => snapshot.nudge);
  const seconds = useSecondsUntil(nudge?.nextAt ?? 0);
  const { send, busy } = useCommand();
  const isCoolingDown = seconds > 0;
  return (
    <>
      <Button
        busy={busy}
        aria-disabled={isCoolingDown}
        icon={
          <span className={styles.picture}>
            <Icon name={isCoolingDown ? 'check' : 'sound'} />
          </span>
        }
        onClick={() => !isCoolingDown && void send({ type: 'nudge', ...round })}
      >
        {isCoolingDown ? `Nudged (${seconds})` : 'Nudge'}
      </Button>
      <VisuallyHidden>
        <span role="status">
          {isCoolingDown ? `Nudged ${listed(missing.map(({ username }) => username))}` : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
