import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { closeReport, useReportTarget } from '../../entities/moderation/report-target.ts';
import { onPersonEvent } from '../../entities/person-socket/events.ts';
import { useMembership } from '../../entities/room/room-hooks.tsx';
import { sessionKey, useSession } from '../../entities/session/session.ts';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';

const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'));
const WarningDialog = lazyPart(() => import('./WarningDialog.tsx'));

/** What of safety can show on any page: the report being written, and a warning that has not been read yet. */
export function SafetyHost() {
  const client = useQueryClient();
  const { user } = useSession();
  const target = useReportTarget();
  const warning = user?.standing.warning;
  const membership = useMembership();
  const isThrownOut = membership.status === 'none' && membership.ended === 'suspended';
  useEffect(() => {
    const askAgain = () => void client.invalidateQueries({ queryKey: sessionKey });
    // The room says it too, if one's own socket was down.
    if (isThrownOut) askAgain();
    return onPersonEvent('accountChanged', askAgain);
  }, [client, isThrownOut]);
  return (
    <>
      {target && <ReportDialog target={target} onClose={closeReport} />}
      {warning && <WarningDialog key={warning._id} warning={warning} />}
    </>
  );
}
