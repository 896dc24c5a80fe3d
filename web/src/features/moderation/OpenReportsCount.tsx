import { counted } from '@tallyho/game/text';
import { useOpenReports } from '../../entities/moderation/open-reports.ts';
import { Badge } from '../../shared/ui/layout/Badge.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';

/** The number of open reports as the end of a link's label; nothing for 0. Only for administrators. */
export default function OpenReportsCount() {
  const open = useOpenReports();
  if (open === 0) return null;
  return (
    <>
      <VisuallyHidden>, {counted(open, 'open report')}</VisuallyHidden>
      <span aria-hidden="true">
        <Badge tone="bad">{open > 99 ? '99+' : open}</Badge>
      </span>
    </>
  );
}
