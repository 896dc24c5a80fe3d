import { rejections } from '@tallyho/game/model/reject-codes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { RequestError } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Spinner } from '../../../shared/ui/layout/Spinner.tsx';
import { entryQuery } from './entry-query.ts';
import styles from './LeaderAsked.module.css';

interface LeaderAskedProps {
  readonly code: string;
  /** A request for the seat is under way. */
  readonly busy: boolean;
  /** Requests the seat again: the leader has agreed, or is to be asked once more. */
  readonly onRequest: () => void;
}

/** What a guest sees who needs the leader's consent. Requests the seat by itself when the leader has agreed. */
export default function LeaderAsked({ code, busy, onRequest }: LeaderAskedProps) {
  const { data, dataUpdatedAt, error, errorUpdatedAt } = useQuery(entryQuery(code));
  const [askedAt, setAskedAt] = useState(0);
  // What was known before the leader was asked again does not count.
  const entry = dataUpdatedAt > askedAt ? data : 'asked';
  // A repeated request enters the lobby, or says what is wrong with it: it was closed, for example.
  const isGone = error instanceof RequestError && (error.status === 403 || error.status === 404);
  // Without a question the network is like any other.
  const mayEnter = entry === 'allowed' || entry === null;
  const repeatAt = isGone ? errorUpdatedAt : mayEnter ? dataUpdatedAt : 0;
  const enter = useEffectEvent(() => {
    if (!busy) onRequest();
  });
  useEffect(() => {
    if (repeatAt > 0) enter();
  }, [repeatAt]);
  function request() {
    setAskedAt(Date.now());
    onRequest();
  }
  const isOver = entry === 'refused' || entry === 'unanswered';
  return (
    <div className={styles.asked}>
      <p role="status" className={styles.text}>
        {!isOver && <Spinner />}
        {entry === 'refused'
          ? rejections.notLetIn
          : entry === 'unanswered'
            ? 'The leader has not answered. You can ask again.'
            : rejections.leaderAsked}
      </p>
      {isOver && (
        <Button variant="hot" size="xl" wide busy={busy} onClick={request}>
          {entry === 'unanswered' ? 'Ask again' : 'Try again'}
        </Button>
      )}
    </div>
  );
}
