import type { Standing } from '@tallyho/game/people/safety';
import { Badge } from '../../ui/Badge.tsx';
import { formatDate, useLocale } from '../../ui/format.ts';

/** What holds against an account now; nothing where it is in good standing. */
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
