import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon } from '../layout/Icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldProps, fieldWiring } from './Field.tsx';
import { PictureButton } from './PictureButton.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'prefix' | 'id'> & {
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
  };

/**
 * A single-line text input with its label. `ref` and input attributes go to the input, `className` goes to the frame.
 */
export function TextField({ label, hint, error, prefix, suffix, className, ...input }: TextFieldProps) {
  const id = useId();
  const { noteId, control } = fieldWiring(id, { hint, error });
  return (
    <FieldFrame {...{ id, noteId, label, hint, error, className }}>
      <div className={styles.box}>
        {prefix && <span className={styles.slot}>{prefix}</span>}
        <input type="text" {...input} {...control} className={styles.input} />
        {suffix && <span className={styles.slot}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}

/** A password input with a button that shows the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <PictureButton
          picture={<Icon name={shown ? 'eye-off' : 'eye'} />}
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

/** A multi-line text input with its label. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  const id = useId();
  const { noteId, control } = fieldWiring(id, { hint, error });
  return (
    <FieldFrame {...{ id, noteId, label, hint, error, className }}>
      <div className={styles.box}>
        <textarea {...area} {...control} className={classNames(styles.input, styles.area)} />
      </div>
    </FieldFrame>
  );
}
