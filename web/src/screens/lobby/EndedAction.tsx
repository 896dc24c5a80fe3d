import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { Button } from '../../shared/ui/controls/Button.tsx';

/** The reasons that the player can do something about. */
type Solvable = Extract<CloseReason, 'oldVersion' | 'sessionEnded'>;

export const isSolvable = (reason: CloseReason): reason is Solvable =>
  reason === 'oldVersion' || reason === 'sessionEnded';

interface EndedActionProps {
  readonly reason: Solvable;
  /** True: it is the main action of the screen. */
  readonly isMain?: boolean;
}

/** The button that solves the reason why a seat was lost: reload after an update, log in after the session ended. */
export function EndedAction({ reason, isMain = false }: EndedActionProps) {
  const buttonStyle = isMain ? ({ variant: 'hot', size: 'lg' } as const) : {};
  switch (reason) {
    case 'oldVersion':
      return (
        <Button {...buttonStyle} onClick={() => window.location.reload()}>
          Reload
        </Button>
      );
    case 'sessionEnded':
      return (
        <Button {...buttonStyle} onClick={() => window.location.assign('/login')}>
          Log in again
        </Button>
      );
    default:
      return reason satisfies never;
  }
}
