import { useId } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import type { PlayProps } from '../contract.ts';
import { longestWord } from '../faces/label-size.ts';
import { Contender } from './Contender.tsx';
import styles from './Play.module.css';
import { sidePaint } from './side-paint.ts';

const sides = ['left', 'right'] as const;

/** Choose: two halves of the screen, each with a character that reacts. A native radio group, so that the arrow keys move between the sides. */
export default function ChoosePlay({ board, answer, disabled, onChange }: PlayProps<'Choose'>) {
  const name = useId();
  const letters = longestWord(sides.map((side) => board[side].header));
  return (
    <fieldset
      className={styles.halves}
      data-folds="true"
      data-board="choose"
      style={{ '--letters': letters }}
      disabled={disabled}
      aria-label="Choose a side"
    >
      {sides.map((side) => {
        const { header, description, color } = board[side];
        const { fill, text } = sidePaint(color);
        return (
          <label
            key={side}
            className={styles.half}
            data-side={side}
            data-rest={answer !== null && answer.selectedSide !== side}
            style={{ '--fill': fill, '--on-fill': text }}
          >
            <input
              type="radio"
              name={name}
              value={side}
              checked={answer?.selectedSide === side}
              aria-describedby={description ? `${name}-${side}` : undefined}
              aria-label={header}
              onChange={() => onChange({ selectedSide: side })}
            />
            <span className={styles.picture}>
              <Contender side={side} color={color} />
            </span>
            <span className={styles.header}>{header}</span>
            {description && (
              <span id={`${name}-${side}`} className={styles.description}>
                {description}
              </span>
            )}
            <span className={styles.mark} aria-hidden="true">
              <Icon name="check" />
            </span>
          </label>
        );
      })}
      <span className={styles.or} aria-hidden="true">
        or
      </span>
    </fieldset>
  );
}
