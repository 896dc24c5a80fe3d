import { useState } from 'react';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';

/** Announces the current step of the show to screen readers. */
export const ShowStatus = ({ children }: { readonly children: string | null }) => (
  <VisuallyHidden>
    <span role="status">{children}</span>
  </VisuallyHidden>
);

/**
 * Returns true if the results were first rendered during their show. Then space is reserved for all steps, and they are
 * announced.
 */
export function useStartedAsShow(verdict: boolean): boolean {
  const [isShow] = useState(!verdict);
  return isShow;
}
