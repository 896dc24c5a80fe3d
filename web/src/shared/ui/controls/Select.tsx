import { type ComponentProps, useId } from 'react';
import { Icon } from '../layout/Icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps, fieldWiring } from './Field.tsx';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

type SelectProps<Value extends string> = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange' | 'children'> & {
    readonly options: readonly Choice<Value>[];
    readonly value: Value;
    readonly onChange: (value: Value) => void;
  };

/** A styled native select. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, className, options, onChange, ...select } = props;
  const id = useId();
  const { noteId, control } = fieldWiring(id, { hint, error });
  return (
    <FieldFrame {...{ id, noteId, label, hint, error, className }}>
      <div className={styles.box}>
        <select
          {...select}
          {...control}
          className={classNames(styles.input, styles.select)}
          onChange={(event) => {
            const chosen = options[event.target.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </FieldFrame>
  );
}
