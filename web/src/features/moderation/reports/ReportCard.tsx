import { deletedName } from '@tallyho/game/people/moderation';
import { reportReasons } from '@tallyho/game/people/reports';
import { formatDate, formatRelative, useLocale } from '../../../entities/preferences/format.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { useCloseReport, useReopenReport } from '../model/moderation-api.ts';
import type { Report } from '../model/responses.ts';
import { decisionText, openReportsText } from '../model/texts.ts';
import { SanctionButtons } from '../users/SanctionButtons.tsx';
import { UserLabel } from '../users/UserLabel.tsx';
import { EvidenceLines } from './EvidenceLines.tsx';
import styles from './ReportCard.module.css';

interface ReportCardProps {
  readonly report: Report;
  /** The administrator has not seen it before. */
  readonly isNew: boolean;
  /** Called when the report has been closed and disappears from the list. */
  readonly onDone: () => void;
}

/** A report: reported account, reason, evidence and possible actions. */
export function ReportCard({ report, isNew, onDone }: ReportCardProps) {
  useLocale();
  const close = useCloseReport(report._id);
  const { reported, reporter, details, closed } = report;
  const about = reported?.username ?? deletedName;
  const openText = report.open && openReportsText(report.open);
  return (
    <Card as="article" className={styles.card} aria-label={`Report about ${about}`}>
      <header className={styles.head}>
        <UserLabel moderatedUser={reported} />
        <p className={styles.meta}>
          {isNew && <Badge tone="hot">New</Badge>}
          <Badge tone="warn">{reportReasons[report.reason]}</Badge>
          {report.byGuest && <Badge>By a guest</Badge>}
          <span>
            {report.kind === 'message' ? 'A message' : 'A player'}, reported by{' '}
            <bdi className={styles.reporter}>{reporter?.username ?? deletedName}</bdi>,{' '}
            <time dateTime={report.createdAt} title={formatDate(report.createdAt, 'dateTime')}>
              {formatRelative(report.createdAt)}
            </time>
          </span>
        </p>
        {openText && <p className={styles.meta}>{openText}</p>}
      </header>
      {details && (
        <blockquote className={styles.details}>
          <bdi>{details}</bdi>
        </blockquote>
      )}
      <EvidenceLines lines={report.evidence} />
      <footer className={styles.actions}>
        {closed === null ? (
          <>
            {reported && !reported.administrator && (
              <SanctionButtons moderatedUser={reported} report={report} onDone={onDone} />
            )}
            {reported?.administrator && (
              <p className={styles.meta}>Nothing can be done about an administrator here.</p>
            )}
            <Button
              className={styles.close}
              busy={close.isPending}
              onClick={() =>
                close.mutate(undefined, {
                  onSuccess: onDone,
                  onError: ({ message }) => showToast(message, 'bad'),
                })
              }
            >
              Close report
            </Button>
          </>
        ) : (
          <ClosedNote reportId={report._id} closed={closed} onDone={onDone} />
        )}
      </footer>
    </Card>
  );
}

interface ClosedNoteProps {
  readonly reportId: string;
  readonly closed: NonNullable<Report['closed']>;
  readonly onDone: () => void;
}

/** Who closed a report, when, and with which decision; and a button that opens it again. */
function ClosedNote({ reportId, closed: { at, by, sanction }, onDone }: ClosedNoteProps) {
  const reopen = useReopenReport(reportId);
  return (
    <>
      <p className={styles.meta}>
        <span>
          Closed by <bdi className={styles.reporter}>{by?.username ?? deletedName}</bdi>{' '}
          <time dateTime={at} title={formatDate(at, 'dateTime')}>
            {formatRelative(at)}
          </time>
          {': '}
          {decisionText(sanction)}
          {sanction && (
            <>
              {' ('}
              <bdi>{sanction.reason}</bdi>)
            </>
          )}
        </span>
      </p>
      <Button
        className={styles.close}
        busy={reopen.isPending}
        onClick={() =>
          reopen.mutate(undefined, {
            onSuccess: () => {
              showToast('The report is open again.', 'good');
              onDone();
            },
            onError: ({ message }) => showToast(message, 'bad'),
          })
        }
      >
        Open again
      </Button>
    </>
  );
}
