import { type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './RangeSlider.module.css';

interface RangeSliderProps {
  readonly label: ReactNode;
  readonly hideLabel?: boolean;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value as announced and shown: "16 px". Default: the number. */
  readonly valueText?: string;
  /** false: no value has been chosen yet; the thumb is hollow and the track is empty. */
  readonly touched?: boolean;
  /** Larger, for use in games. */
  readonly size?: 'md' | 'lg';
  /** Any CSS color for the filled part. */
  readonly color?: string;
  readonly disabled?: boolean;
}

/** A styled native range input; the fill follows the thumb. */
export function RangeSlider(props: RangeSliderProps) {
  const {
    label,
    hideLabel = false,
    min,
    max,
    step = 1,
    value,
    onChange,
    size = 'md',
    touched = true,
  } = props;
  const id = useId();
  const share = max > min ? (value - min) / (max - min) : 0;
  const style = {
    '--share': touched ? share : 0,
    ...(props.color && { '--fill': props.color }),
  };
  const text = props.valueText ?? String(value);
  const head = (
    <>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
    </>
  );
  return (
    <div className={styles.field}>
      {hideLabel ? <VisuallyHidden>{head}</VisuallyHidden> : <div className={styles.head}>{head}</div>}
      <input
        id={id}
        type="range"
        className={classNames(styles.range, size === 'lg' && styles.lg, !touched && styles.untouched)}
        style={style}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={props.disabled}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
