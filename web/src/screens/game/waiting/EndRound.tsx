import { listed } from '@tallyho/game/awards/words';
import type { SeatView } from '@tallyho/game/protocol/view';
import { useState } from 'react';
import { useCommand } from '../../../entities/room/use-command.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import type { RoundKey } from '../playing/draft-storage.ts';
import styles from './WaitingBar.module.css';

interface EndRoundProps {
  readonly round: RoundKey;
  readonly missing: readonly SeatView[];
}

/** The leader goes on without the missing players, after reading what will count. */
export function EndRound({ round, missing }: EndRoundProps) {
  const { send, busy } = useCommand();
  const [isAsking, setAsking] = useState(false);
  const names = listed(missing.map(({ username }) => username));

  async function end() {
    await send({ type: 'closeRound', ...round });
    setAsking(false);
  }

  return (
    <>
      <Button
        icon={
          <span className={styles.picture}>
            <Icon name="skip" />
          </span>
        }
        onClick={() => setAsking(true)}
      >
        End round
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="End the round now?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep waiting</Button>
            <Button variant="danger" busy={busy} onClick={() => void end()}>
              End the round
            </Button>
          </>
        }
      >
        <p>
          What {names} {missing.length === 1 ? 'has' : 'have'} placed so far counts. Without anything placed
          there is no vote.
        </p>
      </Dialog>
    </>
  );
}
