import { paint } from '../../../minigames/faces/paint.ts';
import { AdminBadge } from '../../../shared/ui/layout/AdminBadge.tsx';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import type { StudioTag } from '../model/studio-types.ts';

/** A tag in its color. Tags that only administrators see have the color of these and a lock instead. */
export function TagBadge({ tag: { name, color, adminOnly } }: { readonly tag: Omit<StudioTag, '_id'> }) {
  const text = <bdi>{name}</bdi>;
  return adminOnly ? <AdminBadge>{text}</AdminBadge> : <Badge color={paint(color)}>{text}</Badge>;
}
