import { deletedName } from '@tallyho/game/people/moderation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatDate, formatRelative, useLocale } from '../../../entities/preferences/format.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import type { Appeal } from '../model/responses.ts';
import { durationText } from '../model/texts.ts';
import { LiftButton } from '../users/LiftButton.tsx';
import { UserLabel } from '../users/UserLabel.tsx';
import { EvidenceLines } from './EvidenceLines.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import styles from './ReportCard.module.css';

interface AppealCardProps {
  readonly appeal: Appeal;
  /** Called when the appeal was decided and disappears from the list. */
  readonly onDone: () => void;
}

/** An appeal: its author, the suspension with its evidence, what the author wrote, and the decision or the ways to decide. */
export function AppealCard({ appeal, onDone }: AppealCardProps) {
  useLocale();
  const [isRejecting, setRejecting] = useState(false);
  const isDecided = useRef(false);
  const decide = () => {
    isDecided.current = true;
  };
  // Not before the card is removed: until then an open dialog has the focus.
  const onRemoved = useEffectEvent(() => {
    if (isDecided.current) onDone();
  });
  useEffect(() => () => onRemoved(), []);
  const { author, suspension, text, createdAt, decision } = appeal;
  const isOpen = decision === null && author.standing.suspension?.until === suspension.until;
  return (
    <Card as="article" className={styles.card} aria-label={`Appeal of ${author.username}`}>
      <header className={styles.head}>
        <UserLabel moderatedUser={author} />
        <p className={styles.meta}>
          <Badge tone="warn">Appeal</Badge>
          <span>
            Written{' '}
            <time dateTime={createdAt} title={formatDate(createdAt, 'dateTime')}>
              {formatRelative(createdAt)}
            </time>
          </span>
        </p>
      </header>
      <blockquote className={styles.details}>
        <bdi>{text}</bdi>
      </blockquote>
      <p className={styles.meta}>
        <span>
          <SuspensionText suspension={suspension} /> <bdi>{suspension.reason}</bdi>
        </span>
      </p>
      <EvidenceLines lines={appeal.evidence} />
      <footer className={styles.actions}>
        {isOpen ? (
          <>
            <LiftButton moderatedUser={author} kind="suspend" onDone={decide} />
            <Button aria-label={`Reject the appeal of ${author.username}`} onClick={() => setRejecting(true)}>
              Reject
            </Button>
          </>
        ) : (
          <p className={styles.meta}>
            <DecisionText decision={decision} />
          </p>
        )}
      </footer>
      {isRejecting && <RejectDialog appeal={appeal} onClose={() => setRejecting(false)} onDone={decide} />}
    </Card>
  );
}

function SuspensionText({ suspension: { until, at, hours, by } }: Pick<Appeal, 'suspension'>) {
  if (at === null) return <>Suspended until {formatDate(until, 'dateTime')}, as a deleted account before:</>;
  return (
    <>
      Suspended{hours !== null && ` for ${durationText(hours)}`} by <bdi>{by?.username ?? deletedName}</bdi>{' '}
      {formatRelative(at)}, until {formatDate(until, 'dateTime')}:
    </>
  );
}

function DecisionText({ decision }: Pick<Appeal, 'decision'>) {
  if (decision === null) return <span>The suspension ended before a decision.</span>;
  const { kind, by, at, answer } = decision;
  return (
    <span>
      {kind === 'lifted' ? 'Suspension ended' : 'Rejected'} by <bdi>{by?.username ?? deletedName}</bdi>{' '}
      <time dateTime={at} title={formatDate(at, 'dateTime')}>
        {formatRelative(at)}
      </time>
      {answer && (
        <>
          {': '}
          <bdi>{answer}</bdi>
        </>
      )}
    </span>
  );
}
