import type { ReportStatus } from '@tallyho/game/people/moderation';
import { useRef, useState } from 'react';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { EmptyState } from '../../shared/ui/layout/EmptyState.tsx';
import { PagedList } from '../../shared/ui/layout/PagedList.tsx';
import { PageHead } from '../../shared/ui/layout/PageHead.tsx';
import { useReports } from './moderation-api.ts';
import { RemoveLink } from './RemoveLink.tsx';
import { ReportCard } from './ReportCard.tsx';

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

/** The open and closed reports, and a form to take down a public link. */
export function Reports() {
  const [status, setStatus] = useState<ReportStatus>('open');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHead
        title="Reports"
        headingRef={heading}
        actions={
          <Segmented label="Which reports" hideLabel options={statuses} value={status} onChange={setStatus} />
        }
      />
      {/* The card with the focus is removed, so the focus moves to the heading. */}
      <ReportEntries key={status} status={status} before={null} onDone={() => heading.current?.focus()} />
      <RemoveLink />
    </>
  );
}

interface ReportEntriesProps {
  readonly status: ReportStatus;
  /** Id of the last report of the previous page; null for the first page. */
  readonly before: string | null;
  readonly onDone: () => void;
}

function ReportEntries({ status, before, onDone }: ReportEntriesProps) {
  const query = useReports(status, before);
  const { reports = [], hasMore = false } = query.data ?? {};
  const last = reports.at(-1);
  return (
    <PagedList
      query={query}
      loading="Loading reports"
      isEmpty={reports.length === 0}
      empty={before === null && <NoReports status={status} />}
      next={hasMore && last && <ReportEntries status={status} before={last._id} onDone={onDone} />}
    >
      {reports.map((report) => (
        <ReportCard key={report._id} report={report} onDone={onDone} />
      ))}
    </PagedList>
  );
}

function NoReports({ status }: { readonly status: ReportStatus }) {
  return status === 'open' ? (
    <EmptyState title="Nothing to look at" avatar={1}>
      There are no open reports.
    </EmptyState>
  ) : (
    <EmptyState title="No report has been closed yet" />
  );
}
