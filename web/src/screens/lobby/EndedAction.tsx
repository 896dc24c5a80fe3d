import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { newVersion } from '../../entities/room/new-version.ts';
import { closeReasonText } from '../../entities/room/room-texts.ts';
import { readLastGuest } from '../../entities/session/last-guest.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';

/** The reasons that the player can do something about. */
type Solvable = Extract<CloseReason, 'oldVersion' | 'sessionEnded'>;

export const isSolvable = (reason: CloseReason): reason is Solvable =>
  reason === 'oldVersion' || reason === 'sessionEnded';

/** Returns the text about the end of a seat. A guest cannot log in again, but can join again. */
export const endedText = (reason: CloseReason): string =>
  reason === 'sessionEnded' && readLastGuest()
    ? 'Your guest session has ended. You can join again with the same name and picture.'
    : closeReasonText(reason);

interface EndedActionProps {
  readonly reason: Solvable;
  /** True: it is the main action of the screen. */
  readonly isMain?: boolean;
}

/** The button that solves the reason why a seat was lost: reload or update after an update of the rooms, log in or join again after the session ended. */
export function EndedAction({ reason, isMain = false }: EndedActionProps) {
  const buttonStyle = isMain ? ({ variant: 'hot', size: 'lg' } as const) : {};
  switch (reason) {
    case 'oldVersion': {
      const { label, take } = newVersion();
      return (
        <Button {...buttonStyle} onClick={take}>
          {label}
        </Button>
      );
    }
    case 'sessionEnded': {
      const guest = readLastGuest();
      // Loads the page anew, because it still has what belongs to the ended session.
      return (
        <Button
          {...buttonStyle}
          onClick={() => window.location.assign(guest ? `/join/${guest.code}` : '/login')}
        >
          {guest ? `Join again as ${guest.username}` : 'Log in again'}
        </Button>
      );
    }
    default:
      return reason satisfies never;
  }
}
