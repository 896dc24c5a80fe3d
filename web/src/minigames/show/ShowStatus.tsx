import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';

/** Says what the show has just revealed; nothing where the end was there from the start. */
export const ShowStatus = ({ children }: { readonly children: string | null }) => (
  <VisuallyHidden>
    <span role="status">{children}</span>
  </VisuallyHidden>
);
