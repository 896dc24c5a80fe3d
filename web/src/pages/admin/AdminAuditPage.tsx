import { Audit } from '../../features/moderation/Audit.tsx';

export default function AdminAuditPage() {
  return (
    <>
      <title>Log · Admin · Tallyho</title>
      <Audit />
    </>
  );
}
