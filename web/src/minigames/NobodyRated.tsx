import { EmptyState } from '../shared/ui/layout/EmptyState.tsx';

/** A lobby game's board when everybody sits out of being rated. */
export const NobodyRated = ({ toConfirm = false }: { readonly toConfirm?: boolean }) => (
  <EmptyState title="Nobody is up for rating in this round.">{toConfirm && 'Confirm to go on.'}</EmptyState>
);
