import type { OwnGame } from '../../entities/room/own-game.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';

/** What a log-out affects. */
export interface LogOutLosses {
  readonly game: OwnGame;
  /** This browser stores texts of the user that are not sent or saved. */
  readonly hasDrafts: boolean;
}

interface ConfirmLogOutProps extends LogOutLosses {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a log-out that deletes texts of the user, or in the middle of a game. */
export default function ConfirmLogOut({ game, hasDrafts, busy, onConfirm, onClose }: ConfirmLogOutProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={game === 'none' ? 'Log out and lose your drafts?' : 'Log out during the game?'}
      actions={
        <>
          <Button onClick={onClose}>Stay logged in</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            Log out
          </Button>
        </>
      }
    >
      {game !== 'none' && (
        <p>
          Your seat and your answers are kept for two minutes. Log in again in that time to play on. After it
          your seat is free.
        </p>
      )}
      {game === 'leader' && <p>You lead this lobby: after half a minute another player leads.</p>}
      {hasDrafts && (
        <p>This browser has messages or themes that are not sent or saved. Logging out deletes them.</p>
      )}
    </Dialog>
  );
}
