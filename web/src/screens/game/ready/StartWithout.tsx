import { rejections } from '@tallyho/game/model/reject-codes';
import type { SeatView } from '@tallyho/game/protocol/view';
import { listed } from '@tallyho/game/text';
import { useCurrentPlayer, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { useCommand } from '../../../entities/room/use-command.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useSecondsUntil } from '../base/server-clock.ts';
import { NudgeButton } from '../waiting/NudgeButton.tsx';
import styles from './StartWithout.module.css';

interface StartWithoutProps {
  /** The other players who are not ready. */
  readonly missing: readonly SeatView[];
  /** From when the game can start without them, epoch ms. */
  readonly startableAt: number;
}

/**
 * The leader's actions while others are not ready: nudge them, or start without them. The button says in how many seconds it
 * is available, and why it is not.
 */
export function StartWithout({ missing, startableAt }: StartWithoutProps) {
  const you = useCurrentPlayer();
  const seats = useSeats();
  const gameId = useView(({ game }) => game?.id ?? '');
  const seconds = useSecondsUntil(startableAt);
  const { send, busy } = useCommand();
  const hasEnough = seats.some(
    ({ user, confirmed, presence }) => user !== you && confirmed && presence !== 'absent',
  );
  const isPossible = seconds === 0 && hasEnough;
  const names = listed(missing.map(({ username }) => username));
  return (
    <>
      <div className={styles.tools}>
        <NudgeButton round={{ gameId }} missing={missing} />
        <Button
          busy={busy}
          aria-disabled={!isPossible}
          aria-describedby="start-without"
          onClick={() => isPossible && void send({ type: 'startWithoutOthers', gameId })}
        >
          {seconds > 0 ? `Start without them (${seconds})` : 'Start without them'}
        </Button>
      </div>
      <p id="start-without" className={styles.hint}>
        {hasEnough ? (
          <VisuallyHidden when="phone">{`${names} can join in later.`}</VisuallyHidden>
        ) : (
          rejections.tooFewReady
        )}
      </p>
      <VisuallyHidden>
        <span role="status">{isPossible ? `You can start without ${names} now.` : ''}</span>
      </VisuallyHidden>
    </>
  );
}
