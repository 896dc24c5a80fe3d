import type { EvidenceLine } from '@tallyho/game/people/reports';
import { useRef, useState } from 'react';
import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { classNames } from '../../../shared/ui/styles/class-names.ts';
import styles from './EvidenceLines.module.css';

/** Number of lines that are shown before and after the reported line. */
const around = 2;

/** The chat lines of a report, unmasked, with the reported line marked. */
export function EvidenceLines({ lines }: { readonly lines: readonly EvidenceLine[] }) {
  useLocale();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  if (lines.length === 0) return <p className={styles.none}>Nothing that was said came with this report.</p>;
  const at = lines.findIndex(({ isReported }) => isReported);
  // Without a reported line the last lines are the most relevant.
  const middle = at < 0 ? lines.length - 1 - around : at;
  const shown = showsAll ? lines : lines.slice(Math.max(0, middle - around), middle + around + 1);
  return (
    <div className={styles.evidence}>
      <ol ref={list} tabIndex={-1} className={styles.lines} aria-label="What was said">
        {shown.map((line, index) => (
          <li
            // Two lines can be identical, and their order does not change.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${line.at} ${index}`}
            className={classNames(styles.line, line.isReported && styles.reported)}
          >
            <span className={styles.meta}>
              <bdi className={styles.speaker}>{line.username}</bdi>
              <time dateTime={line.at}>{formatDate(line.at, 'dateTime')}</time>
              {line.isReported && <Badge tone="bad">Reported</Badge>}
            </span>
            <p>
              <bdi>{line.text}</bdi>
            </p>
          </li>
        ))}
      </ol>
      {lines.length > shown.length && (
        <Button
          variant="quiet"
          onClick={() => {
            // The button is unmounted.
            list.current?.focus({ preventScroll: true });
            setShowsAll(true);
          }}
        >
          Show all {lines.length} lines
        </Button>
      )}
    </div>
  );
}
