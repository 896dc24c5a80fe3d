import type { ReactNode } from 'react';
import { Icon } from '../layout/Icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './Field.module.css';

/** Props shared by all labelled controls. */
export interface FieldProps {
  readonly label: ReactNode;
  /** A permanent line of text below the control. */
  readonly hint?: ReactNode;
  /** The error and how to fix it. Marks the control invalid and replaces the hint. */
  readonly error?: string | undefined;
}

/** Returns the ids and ARIA attributes of a labelled control: spread `control` on the input. */
export function fieldWiring(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const noteId = `${id}-note`;
  return {
    noteId,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || hint ? noteId : undefined,
    },
  };
}

interface FieldFrameProps extends FieldProps {
  readonly id: string;
  readonly noteId: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A label above the control and a hint or error below it. */
export function FieldFrame({ id, noteId, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {(error || hint) && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {error ? (
            <>
              <Icon name="warning" />
              <span>{error}</span>
            </>
          ) : (
            hint
          )}
        </p>
      )}
    </div>
  );
}
