import { Card } from '../../shared/ui/layout/Card.tsx';
import { EmptyState } from '../../shared/ui/layout/EmptyState.tsx';
import { PagedList } from '../../shared/ui/layout/PagedList.tsx';
import { PageHead } from '../../shared/ui/layout/PageHead.tsx';
import { AuditList } from './AuditList.tsx';
import styles from './Moderation.module.css';
import { useAudit } from './moderation-api.ts';

/** The audit log of reports and moderation decisions. */
export function Audit() {
  return (
    <>
      <PageHead title="Log">
        Every report and every decision, by whom and about whom. Nothing here can be changed.
      </PageHead>
      <AuditEntries before={null} />
    </>
  );
}

/** A page of the log: the entries before the entry `before`; null for the first page. */
function AuditEntries({ before }: { readonly before: string | null }) {
  const query = useAudit(before);
  const { entries = [], hasMore = false } = query.data ?? {};
  const last = entries.at(-1);
  return (
    <PagedList
      query={query}
      loading="Loading the log"
      isEmpty={entries.length === 0}
      empty={before === null && <EmptyState title="Nothing has happened yet" />}
      next={hasMore && last && <AuditEntries before={String(last._id)} />}
    >
      <Card padding="sm" className={styles.log}>
        <AuditList entries={entries} />
      </Card>
    </PagedList>
  );
}
