import { counted } from '@tallyho/game/text';
import { useOpenReports } from '../../../entities/moderation/open-reports.ts';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { CountBadge } from '../../../shared/ui/layout/CountBadge.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';

interface OpenReportsCountProps {
  /** corner: at the corner of the link, which is positioned. inline: after its text. */
  readonly place: 'corner' | 'inline';
}

/** The number of open reports and appeals as the end of a link's label; nothing for 0. Only for administrators. */
export default function OpenReportsCount({ place }: OpenReportsCountProps) {
  const open = useOpenReports();
  if (open === 0) return null;
  return (
    <>
      <VisuallyHidden>, {counted(open, 'open report or appeal', 'open reports and appeals')}</VisuallyHidden>
      {place === 'corner' ? (
        <CountBadge count={open} />
      ) : (
        <span aria-hidden="true">
          <Badge tone="bad">{open > 99 ? '99+' : open}</Badge>
        </span>
      )}
    </>
  );
}
