import type { ReportStatus } from '@tallyho/game/people/moderation';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { textItem } from '../../../shared/storage/storage-item.ts';
import { Segmented } from '../../../shared/ui/controls/Segmented.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { PagedList } from '../../../shared/ui/states/PagedList.tsx';
import { type ReportFilter, useReports } from '../model/moderation-api.ts';
import type { Report } from '../model/responses.ts';
import { Appeals, ReportsHeading } from './Appeals.tsx';
import { RemoveLink } from './RemoveLink.tsx';
import { ReportCard } from './ReportCard.tsx';

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;
const statusesOfOne = [{ value: 'all', label: 'All' }, ...statuses] as const;

/** The time of the newest report that this administrator has seen in this browser, in ISO 8601. */
const seen = textItem('local', 'reports-seen');

/** The open and closed reports, or those `about` one account, and a form to take down a public link. */
export function Reports() {
  const [query] = useSearchParams();
  const about = query.get('about');
  return <ReportsPage key={about} about={about} />;
}

function ReportsPage({ about }: { readonly about: string | null }) {
  const [status, setStatus] = useState<ReportStatus>(about === null ? 'open' : 'all');
  const [seenBefore] = useState(seen.read);
  const heading = useRef<HTMLHeadingElement>(null);
  const filter = { status, ...(about !== null && { about }) };
  const name = useReports(filter, null).data?.reports[0]?.reported?.username;
  return (
    <>
      <PageHead
        title={about === null ? 'Reports' : `Reports about ${name ?? 'one account'}`}
        headingRef={heading}
        actions={
          <Segmented<ReportStatus>
            label="Which reports"
            hideLabel
            options={about === null ? statuses : statusesOfOne}
            value={status}
            onChange={setStatus}
          />
        }
      >
        {about !== null && <Link to="/admin/reports">Show the reports about all accounts</Link>}
      </PageHead>
      {about === null && status !== 'all' && (
        <>
          <Appeals key={`appeals ${status}`} status={status} onDone={() => heading.current?.focus()} />
          <ReportsHeading status={status} />
        </>
      )}
      {/* The card with the focus is removed, so the focus moves to the heading. */}
      <ReportEntries
        key={status}
        filter={filter}
        before={null}
        seenBefore={seenBefore ?? ''}
        onDone={() => heading.current?.focus()}
      />
      {about === null && <RemoveLink />}
    </>
  );
}

interface ReportEntriesProps {
  readonly filter: ReportFilter;
  /** Id of the last report of the previous page; null for the first page. */
  readonly before: string | null;
  /** Open reports after this time are marked as new. */
  readonly seenBefore: string;
  readonly onDone: () => void;
}

/** Stores that the newest of these open reports was seen. */
function useSeen(reports: readonly Report[]): void {
  const open = reports.flatMap(({ closed, createdAt }) => (closed === null ? [createdAt] : []));
  const newest = open.toSorted().at(-1) ?? '';
  useEffect(() => {
    if (newest > (seen.read() ?? '')) seen.write(newest);
  }, [newest]);
}

function ReportEntries({ filter, before, seenBefore, onDone }: ReportEntriesProps) {
  const query = useReports(filter, before);
  const { reports = [], hasMore = false } = query.data ?? {};
  const last = reports.at(-1);
  useSeen(reports);
  return (
    <PagedList
      query={query}
      loading="Loading reports"
      isEmpty={reports.length === 0}
      empty={before === null && <NoReports filter={filter} />}
      next={hasMore && last && <ReportEntries {...{ filter, seenBefore, onDone }} before={last._id} />}
    >
      {reports.map((report) => (
        <ReportCard
          key={report._id}
          report={report}
          isNew={report.closed === null && report.createdAt > seenBefore}
          onDone={onDone}
        />
      ))}
    </PagedList>
  );
}

function NoReports({ filter: { status, about } }: { readonly filter: ReportFilter }) {
  if (about !== undefined)
    return <EmptyState title={`There is no ${status === 'all' ? '' : `${status} `}report`} />;
  return status === 'open' ? (
    <EmptyState title="Nothing to look at" avatar={1}>
      There are no open reports.
    </EmptyState>
  ) : (
    <EmptyState title="No report has been closed yet" />
  );
}
