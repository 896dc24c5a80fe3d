import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AuditList } from './AuditList.tsx';
import styles from './Moderation.module.css';
import { useAudit } from './moderation-api.ts';
import { PagedList } from './PagedList.tsx';

/** Everything that was done about people's safety. */
export function Audit() {
  const query = useAudit();
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <header className={styles.head}>
        <h1>Log</h1>
        <p>Every report and every decision, by whom and about whom. Nothing here can be changed.</p>
      </header>
      <PagedList
        query={query}
        loading="Loading the log"
        isEmpty={entries.length === 0}
        empty={<EmptyState title="Nothing has happened yet" />}
      >
        <Card padding="sm" className={styles.log}>
          <AuditList entries={entries} />
        </Card>
      </PagedList>
    </>
  );
}
