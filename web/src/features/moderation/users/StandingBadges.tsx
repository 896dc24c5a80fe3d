import type { Standing } from '@tallyho/game/people/sanctions';
import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';

/** Badges for the current sanctions of an account. Renders nothing if it is in good standing. */
export function StandingBadges({ standing: { suspension, mute, warning } }: { readonly standing: Standing }) {
  useLocale();
  return (
    <>
      {suspension && <Badge tone="bad">Suspended until {formatDate(suspension.until, 'dateTime')}</Badge>}
      {mute && <Badge tone="warn">Muted until {formatDate(mute.until, 'dateTime')}</Badge>}
      {warning && <Badge tone="info">Warning not read yet</Badge>}
    </>
  );
}
