import type { SeatView } from '@tallyho/game/protocol/view';
import { listed } from '@tallyho/game/text';
import { useCommand } from '../../../entities/room/use-command.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import type { DraftRound } from '../base/draft-storage.ts';

interface EndRoundDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly round: DraftRound;
  readonly missing: readonly SeatView[];
}

/** Ends the round without the missing answers, and explains what counts. */
export function EndRoundDialog({ open, onClose, round, missing }: EndRoundDialogProps) {
  const { send, busy } = useCommand();
  const names = listed(missing.map(({ username }) => username));

  async function end() {
    await send({ type: 'closeRound', ...round });
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="End the round now?"
      actions={
        <>
          <Button onClick={onClose}>Keep waiting</Button>
          <Button variant="danger" busy={busy} onClick={() => void end()}>
            End the round
          </Button>
        </>
      }
    >
      <p>
        {missing.length === 0
          ? 'What all players have answered so far counts.'
          : `What ${names} ${missing.length === 1 ? 'has' : 'have'} placed so far counts. Without anything placed there is no vote.`}
      </p>
    </Dialog>
  );
}
