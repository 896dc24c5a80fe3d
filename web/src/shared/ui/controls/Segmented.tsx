import { type ReactNode, useId } from 'react';
import styles from './Segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** The group's name. Shown above the group unless `hideLabel`. */
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly disabled?: boolean;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A choice between a few visible options: a radio group that looks like a row of keys. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, hideLabel = false, options, value, onChange, disabled = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={disabled} aria-label={hideLabel ? label : undefined}>
      {!hideLabel && <legend className={styles.legend}>{label}</legend>}
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
