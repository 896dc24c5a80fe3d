import { paint } from '../../../minigames/paint.ts';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { StudioTag } from '../studio-types.ts';

/** A tag in its color. A lock marks tags that only administrators see. */
export function TagBadge({ tag: { name, color, adminOnly } }: { readonly tag: Omit<StudioTag, '_id'> }) {
  return (
    <Badge color={paint(color)}>
      {adminOnly && (
        <>
          <Icon name="lock" />
          <VisuallyHidden>Administrators only: </VisuallyHidden>
        </>
      )}
      <bdi>{name}</bdi>
    </Badge>
  );
}
