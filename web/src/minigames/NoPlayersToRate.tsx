import { EmptyState } from '../shared/ui/layout/EmptyState.tsx';

/** Shown instead of a lobby game's board if all players sit out. `toConfirm`: the player has to confirm the empty answer. */
export const NoPlayersToRate = ({ toConfirm = false }: { readonly toConfirm?: boolean }) => (
  <EmptyState title="Nobody is up for rating in this round.">{toConfirm && 'Confirm to go on.'}</EmptyState>
);
