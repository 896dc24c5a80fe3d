import type { EvidenceLine } from '@tallyho/game/people/safety';
import { useRef, useState } from 'react';
import { formatDate, useLocale } from '../../entities/preferences/format.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Badge } from '../../shared/ui/layout/Badge.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './Evidence.module.css';

/** How many lines before and after the reported one show at first. */
const around = 2;

/** What was said, the reported line marked. As written: nothing is masked here. */
export function Evidence({ lines }: { readonly lines: readonly EvidenceLine[] }) {
  useLocale();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  if (lines.length === 0) return <p className={styles.none}>Nothing that was said came with this report.</p>;
  const at = lines.findIndex(({ isReported }) => isReported);
  // Without a reported line the last ones say most.
  const middle = at < 0 ? lines.length - 1 - around : at;
  const shown = isWhole ? lines : lines.slice(Math.max(0, middle - around), middle + around + 1);
  return (
    <div className={styles.evidence}>
      <ol ref={list} tabIndex={-1} className={styles.lines} aria-label="What was said">
        {shown.map((line, index) => (
          <li
            // Two lines can be the same in everything; their order does not change.
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
            // The button goes then.
            list.current?.focus({ preventScroll: true });
            setWhole(true);
          }}
        >
          Show all {lines.length} lines
        </Button>
      )}
    </div>
  );
}
