import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { closeReportDialog, useReportTarget } from '../../entities/moderation/report-target.ts';
import { useMembership } from '../../entities/room/room-hooks.tsx';
import { sessionKey, useSession } from '../../entities/session/session.ts';
import { onUserEvent } from '../../entities/user-socket/events.ts';
import { lazyPart } from '../../shared/schedule/lazy-part.tsx';

const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'));
const WarningDialog = lazyPart(() => import('./WarningDialog.tsx'));

/** The safety dialogs that can open on any page: the report form, and a warning that is not acknowledged yet. */
export function SafetyHost() {
  const client = useQueryClient();
  const { user } = useSession();
  const target = useReportTarget();
  const warning = user?.standing.warning;
  const membership = useMembership();
  const isSuspended = membership.status === 'none' && membership.ended === 'suspended';
  useEffect(() => {
    const refetchSession = () => void client.invalidateQueries({ queryKey: sessionKey });
    // The room reports a suspension too, in case the user's socket was down.
    if (isSuspended) refetchSession();
    return onUserEvent('accountChanged', refetchSession);
  }, [client, isSuspended]);
  return (
    <>
      {target && <ReportDialog target={target} onClose={closeReportDialog} />}
      {warning && <WarningDialog key={warning._id} warning={warning} />}
    </>
  );
}
