import type { SeatView } from '@tallyho/game/protocol/view';
import { listed } from '@tallyho/game/text';
import { useState } from 'react';
import { useCommand } from '../../../entities/room/use-command.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import type { RoundKey } from '../base/draft-storage.ts';
import styles from './WaitingBar.module.css';

interface EndRoundProps {
  readonly round: RoundKey;
  readonly missing: readonly SeatView[];
}

/** Ends the round without the missing answers, after a dialog that explains what counts. */
export function EndRound({ round, missing }: EndRoundProps) {
  const { send, busy } = useCommand();
  const [isConfirming, setConfirming] = useState(false);
  const names = listed(missing.map(({ username }) => username));

  async function end() {
    await send({ type: 'closeRound', ...round });
    setConfirming(false);
  }

  return (
    <>
      <Button
        icon={
          <span className={styles.picture}>
            <Icon name="skip" />
          </span>
        }
        onClick={() => setConfirming(true)}
      >
        End round
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="End the round now?"
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>Keep waiting</Button>
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
