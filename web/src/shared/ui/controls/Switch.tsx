import { type ReactNode, useId } from 'react';
import hidden from '../text/VisuallyHidden.module.css';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly name?: string;
  /** tick: a small box before the label, where the setting is a minor one among other things, whose hint shows once it is on. Default: switch. */
  readonly look?: 'switch' | 'tick';
}

/** An on/off setting that applies immediately. The whole row can be pressed. */
export function Switch(props: SwitchProps) {
  const { label, hint, checked, onChange, disabled = false, name, look = 'switch' } = props;
  const id = useId();
  return (
    <label className={styles.row} data-look={look} htmlFor={id}>
      <span className={styles.text}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={look === 'tick' && !checked ? hidden.always : styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        {...(look === 'switch' && { role: 'switch', 'aria-checked': checked })}
        name={name}
        className={look === 'switch' ? styles.track : styles.tick}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
