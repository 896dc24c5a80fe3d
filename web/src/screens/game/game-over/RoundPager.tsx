import type { RoundRecord } from '@tallyho/game/records/game';
import { questionOf } from '@tallyho/game/records/question-of';
import { patternsBefore } from '@tallyho/game/verdicts/verdict';
import { useMemo, useState } from 'react';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { RoundResults } from '../round-over/RoundResults.tsx';
import { VerdictLine } from '../round-over/VerdictLine.tsx';
import { RoundGuesses } from '../show/RoundGuesses.tsx';
import styles from './RoundPager.module.css';

/** The results of each round, one at a time. Needs at least one record. */
export function RoundPager({ records }: { readonly records: readonly RoundRecord[] }) {
  const [page, setPage] = useState(records.length - 1);
  const before = useMemo(() => patternsBefore(records), [records]);
  const record = records[page];
  if (!record) return null;
  return (
    <section className={styles.pager} aria-label="Results by round">
      <header className={styles.head}>
        <IconButton
          icon="chevron-left"
          label="Previous"
          variant="plain"
          disabled={page === 0}
          onClick={() => setPage(page - 1)}
        />
        <div className={styles.title} aria-live="polite">
          <h2>{questionOf(record)}</h2>
          <p>
            Round {page + 1} of {records.length} · {record.theme}
          </p>
        </div>
        <IconButton
          icon="chevron-right"
          label="Next"
          variant="plain"
          disabled={page === records.length - 1}
          onClick={() => setPage(page + 1)}
        />
      </header>
      <div className={styles.results}>
        <VerdictLine key={`verdict ${record.index}`} record={record} before={before[page] ?? null} isShown />
        <RoundResults key={record.index} record={record} />
        <RoundGuesses record={record} />
      </div>
    </section>
  );
}
