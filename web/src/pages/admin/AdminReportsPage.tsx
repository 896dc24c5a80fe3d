import { RemoveLink } from '../../features/moderation/RemoveLink.tsx';
import { Reports } from '../../features/moderation/Reports.tsx';

export default function AdminReportsPage() {
  return (
    <>
      <title>Reports · Admin · Tallyho</title>
      <Reports />
      <RemoveLink />
    </>
  );
}
