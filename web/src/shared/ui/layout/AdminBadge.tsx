import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { Badge } from './Badge.tsx';
import { Icon } from './Icon.tsx';

/** A label that only administrators see. Its color and its shield say so, also to the people who look at a shared screen. */
export const AdminBadge = ({ children }: { readonly children: ReactNode }) => (
  <Badge tone="admin">
    <Icon name="shield" />
    <VisuallyHidden>Administrators only: </VisuallyHidden>
    {children}
  </Badge>
);
