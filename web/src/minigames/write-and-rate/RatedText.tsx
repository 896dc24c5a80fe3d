import type { WrittenText } from '@tallyho/game/minigames/written/schema';
import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { ReportText } from '../written/ReportText.tsx';
import { useShownText } from '../written/use-shown-text.ts';
import { marks, paintOfMark } from './marks.ts';
import styles from './RatedText.module.css';

type RatedTextProps = {
  readonly written: WrittenText;
  /** The mark; null: not rated yet. */
  readonly value: number | null;
  readonly disabled: boolean;
} & (
  | {
      readonly isOwn?: false;
      /** The viewer says nothing about it. */
      readonly isSkipped: boolean;
      readonly onRate: (value: number) => void;
      /** Skips it, or takes that back. */
      readonly onSkip: () => void;
    }
  /** The viewer's own text, which the viewer does not rate. */
  | {
      readonly isOwn: true;
      readonly isSkipped?: undefined;
      readonly onRate?: undefined;
      readonly onSkip?: undefined;
    }
);

/** A text without its author, and its marks as a native radio group. A digit gives its mark, too; a text can be skipped. */
export function RatedText(props: RatedTextProps) {
  const { written, value, disabled, isOwn = false, isSkipped = false, onRate, onSkip } = props;
  const id = useId();
  const text = useShownText()(written.text);

  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const mark = Number(key);
    if (!disabled && !ctrlKey && !metaKey && !altKey && marks.includes(mark)) onRate?.(mark);
  }

  return (
    <article
      className={styles.card}
      data-rated={value !== null || isSkipped}
      data-own={isOwn}
      aria-labelledby={`${id}-text`}
    >
      <p id={`${id}-text`} className={styles.text} dir="auto">
        {text}
      </p>
      {isOwn ? (
        <p className={styles.own}>This one is yours. The others rate it.</p>
      ) : (
        <div className={styles.controls}>
          <fieldset
            className={styles.marks}
            disabled={disabled}
            aria-labelledby={`${id}-text`}
            onKeyDown={onKeyDown}
          >
            {marks.map((mark) => {
              const { fill, text: ink } = paintOfMark(mark);
              return (
                <label
                  key={mark}
                  className={styles.mark}
                  style={{ '--fill': fill, '--on-fill': ink } as CSSProperties} // custom properties aren't in CSSProperties
                >
                  <input
                    type="radio"
                    name={id}
                    aria-label={`${mark} of ${marks.length}`}
                    checked={value === mark}
                    onChange={() => onRate?.(mark)}
                  />
                  <span aria-hidden="true">{mark}</span>
                </label>
              );
            })}
          </fieldset>
          <div className={styles.others}>
            <button
              type="button"
              className={styles.skip}
              aria-pressed={isSkipped}
              aria-describedby={`${id}-text`}
              disabled={disabled}
              onClick={onSkip}
            >
              Skip
            </button>
            <ReportText text={written.text} shown={text} />
          </div>
        </div>
      )}
    </article>
  );
}
