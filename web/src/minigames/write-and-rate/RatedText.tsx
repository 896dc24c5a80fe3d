import type { WrittenText } from '@tallyho/game/minigames/written/schema';
import { type KeyboardEvent, useId } from 'react';
import { TextCard } from '../written/TextCard.tsx';
import { marks, paintOfMark } from './marks.ts';
import styles from './RatedText.module.css';

interface RatedTextProps {
  readonly written: WrittenText;
  /** The mark; null: not rated yet. */
  readonly value: number | null;
  /** The viewer says nothing about it. */
  readonly isSkipped: boolean;
  readonly disabled: boolean;
  readonly onRate: (value: number) => void;
  readonly onSkip: () => void;
}

/** A text without its author, and its marks as a native radio group. A digit gives its mark, too; a text can be skipped. */
export function RatedText({ written, value, isSkipped, disabled, onRate, onSkip }: RatedTextProps) {
  const name = useId();

  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const mark = Number(key);
    if (!disabled && !ctrlKey && !metaKey && !altKey && marks.includes(mark)) onRate(mark);
  }

  return (
    <TextCard
      written={written}
      isDone={value !== null}
      isSkipped={isSkipped}
      skip="Skip"
      disabled={disabled}
      onSkip={onSkip}
    >
      {(labelId) => (
        <fieldset
          className={styles.marks}
          disabled={disabled}
          aria-labelledby={labelId}
          onKeyDown={onKeyDown}
        >
          {marks.map((mark) => {
            const { fill, text: ink } = paintOfMark(mark);
            return (
              <label key={mark} className={styles.mark} style={{ '--fill': fill, '--on-fill': ink }}>
                <input
                  type="radio"
                  name={name}
                  aria-label={`${mark} of ${marks.length}`}
                  checked={value === mark}
                  onChange={() => onRate(mark)}
                />
                <span aria-hidden="true">{mark}</span>
              </label>
            );
          })}
        </fieldset>
      )}
    </TextCard>
  );
}
