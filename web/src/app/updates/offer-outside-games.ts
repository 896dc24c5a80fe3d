import { isGameRunning } from '@tallyho/game/protocol/view';
import type { MembershipHandle } from '../../entities/room/membership.ts';
import { dismissToast, showToast, type ToastAction, toastStore } from '../../shared/ui/overlays/toast.ts';

export type MembershipSource = Pick<MembershipHandle, 'getSnapshot' | 'subscribe'>;

function isInGame(membership: MembershipSource): boolean {
  const state = membership.getSnapshot();
  const phase = state.status === 'member' ? state.room.getSnapshot().view?.stage.phase : undefined;
  return phase !== undefined && isGameRunning(phase);
}

/** Calls `listener` after every change of the membership and of its room. */
function subscribeAll(membership: MembershipSource, listener: () => void): void {
  let unsubscribe: (() => void) | null = null;
  const follow = () => {
    unsubscribe?.();
    const state = membership.getSnapshot();
    unsubscribe = state.status === 'member' ? state.room.subscribe(listener) : null;
    listener();
  };
  membership.subscribe(follow);
  follow();
}

/**
 * Offers an action that would interrupt a game, but never during one: the offer waits for the end of the game, and disappears
 * when one starts. `text`: the offer, which replaces an earlier one with the same text.
 */
export function offerOutsideGames(membership: MembershipSource, text: string, action: ToastAction): void {
  let isDue = true;
  subscribeAll(membership, () => {
    if (!isInGame(membership)) {
      if (isDue) showToast(text, 'info', action);
      isDue = false;
      return;
    }
    const shown = toastStore.getSnapshot().find((toast) => toast.text === text);
    if (!shown) return;
    dismissToast(shown.id);
    isDue = true;
  });
}
