import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { Button } from '../../shared/ui/controls/Button.tsx';

/**
 * The button that solves the reason why a seat was lost: reload after an update, log in after the session ended. Renders
 * nothing for other reasons, because the page offers the next step already.
 */
export function EndedAction({ reason }: { readonly reason: CloseReason }) {
  if (reason === 'oldVersion') return <Button onClick={() => window.location.reload()}>Reload</Button>;
  if (reason === 'sessionEnded')
    return <Button onClick={() => window.location.assign('/login')}>Log in again</Button>;
  return null;
}
