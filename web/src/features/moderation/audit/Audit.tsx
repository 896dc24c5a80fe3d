import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { PagedList } from '../../../shared/ui/states/PagedList.tsx';
import { type AuditQuery, auditFilterOf, readAuditQuery } from '../model/audit-query.ts';
import { type AuditFilter, useAudit } from '../model/moderation-api.ts';
import type { AuditEntry } from '../model/responses.ts';
import styles from '../parts/Moderation.module.css';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditList } from './AuditList.tsx';

/** The audit log, with its search. The filters are in the address, so that they can be sent to someone else. */
export function Audit() {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readAuditQuery(search), [search]);
  const change = useCallback(
    (changed: Partial<AuditQuery>) =>
      setSearch(
        (before) => {
          const all = Object.entries({ ...readAuditQuery(before), ...changed });
          return new URLSearchParams(all.filter(([, value]) => value !== ''));
        },
        { replace: true },
      ),
    [setSearch],
  );
  const filter = auditFilterOf(query);
  return (
    <>
      <PageHead title="Log">
        Every report and every decision, by whom and about whom. Nothing here can be changed.
      </PageHead>
      <AuditFilters query={query} onChange={change} onClear={() => setSearch({}, { replace: true })} />
      <AuditEntries key={JSON.stringify(filter)} filter={filter} before={null} />
    </>
  );
}

interface AuditEntriesProps {
  readonly filter: AuditFilter;
  /** Where the page begins; null for the first page. */
  readonly before: number | null;
}

/** Returns the name of the only user in the filter, if the entries have it. */
const nameOf = (user: string | undefined, entries: readonly AuditEntry[]): string | undefined =>
  entries.flatMap(({ actor, subject }) => [actor, subject]).find((person) => person?.user === user)?.username;

/** A page of the log. */
function AuditEntries({ filter, before }: AuditEntriesProps) {
  const query = useAudit(filter, before);
  const { entries = [], next = null } = query.data ?? {};
  const isFiltered = Object.keys(filter).length > 0;
  const name = filter.user === undefined ? undefined : nameOf(filter.user, entries);
  return (
    <PagedList
      query={query}
      loading="Loading the log"
      isEmpty={entries.length === 0}
      empty={
        before === null && (
          <EmptyState title={isFiltered ? 'Nothing in the log matches' : 'Nothing has happened yet'} />
        )
      }
      next={next !== null && <AuditEntries filter={filter} before={next} />}
    >
      {before === null && name !== undefined && (
        <p>
          Only what <bdi>{name}</bdi> did, and what was done about this account.
        </p>
      )}
      <Card padding="sm" className={styles.log}>
        <AuditList entries={entries} />
      </Card>
    </PagedList>
  );
}
