import type { WrittenText } from '@tallyho/game/minigames/written/schema';
import { type ReactNode, useId } from 'react';
import { ReportText } from './ReportText.tsx';
import styles from './TextCard.module.css';
import { useShownText } from './use-shown-text.ts';

interface TextCardProps {
  readonly written: WrittenText;
  /** The viewer has said something about it, or nothing on purpose. */
  readonly isDone: boolean;
  readonly isSkipped: boolean;
  /** The button with which the viewer says nothing about it. */
  readonly skip: string;
  readonly disabled: boolean;
  /** Skips it, or takes that back. */
  readonly onSkip: () => void;
  /** What the viewer can say about it. `labelId`: the id of the text. */
  readonly children: (labelId: string) => ReactNode;
}

/** A text without its author, with what the viewer can say about it. It can be skipped and reported. */
export function TextCard({ written, isDone, isSkipped, skip, disabled, onSkip, children }: TextCardProps) {
  const id = useId();
  const text = useShownText()(written.text);
  return (
    <article className={styles.card} data-done={isDone || isSkipped} aria-labelledby={id}>
      <p id={id} className={styles.text} dir="auto">
        {text}
      </p>
      <div className={styles.controls}>
        {children(id)}
        <div className={styles.others}>
          <button
            type="button"
            className={styles.skip}
            aria-pressed={isSkipped}
            aria-describedby={id}
            disabled={disabled}
            onClick={onSkip}
          >
            {skip}
          </button>
          <ReportText text={written.text} shown={text} />
        </div>
      </div>
    </article>
  );
}

interface OwnTextProps {
  readonly written: WrittenText;
  /** What the others do with it. */
  readonly note: string;
}

/** The viewer's own text, about which only the others say something. */
export function OwnText({ written, note }: OwnTextProps) {
  const id = useId();
  const text = useShownText()(written.text);
  return (
    <article className={styles.card} data-own="true" aria-labelledby={id}>
      <p id={id} className={styles.text} dir="auto">
        {text}
      </p>
      <p className={styles.own}>{note}</p>
    </article>
  );
}
