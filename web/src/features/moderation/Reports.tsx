import type { ReportStatus } from '@tallyho/game/people/moderation';
import { useRef, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './Moderation.module.css';
import { useReports } from './moderation-api.ts';
import { PagedList } from './PagedList.tsx';
import { ReportCard } from './ReportCard.tsx';

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

/** What people told about each other, to be answered. */
export function Reports() {
  const [status, setStatus] = useState<ReportStatus>('open');
  const query = useReports(status);
  const heading = useRef<HTMLHeadingElement>(null);
  const reports = query.data?.pages.flatMap((page) => page.reports) ?? [];
  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Reports
        </h1>
        <Segmented label="Which reports" hideLabel options={statuses} value={status} onChange={setStatus} />
      </header>
      <PagedList
        query={query}
        loading="Loading reports"
        isEmpty={reports.length === 0}
        empty={
          status === 'open' ? (
            <EmptyState title="Nothing to look at" avatar={1}>
              Nobody has reported anything that is still open.
            </EmptyState>
          ) : (
            <EmptyState title="No report has been closed yet" />
          )
        }
      >
        {reports.map((report) => (
          // The card that had the focus goes: it goes on from the top of the list.
          <ReportCard key={report._id} report={report} onDone={() => heading.current?.focus()} />
        ))}
      </PagedList>
    </>
  );
}
