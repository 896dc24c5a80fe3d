import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { Button } from '../../shared/ui/controls/Button.tsx';

/**
 * The way on from how a seat was lost, where it takes more than what the page offers anyway. A fresh page finds out by
 * itself what is new, and that nobody is logged in any more.
 */
export function EndedAction({ reason }: { readonly reason: CloseReason }) {
  if (reason === 'oldVersion') return <Button onClick={() => window.location.reload()}>Reload</Button>;
  if (reason === 'sessionEnded')
    return <Button onClick={() => window.location.assign('/login')}>Log in again</Button>;
  return null;
}
