import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Spinner } from '../../../shared/ui/layout/Spinner.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './forms.module.css';
import type { Availability } from './use-availability.ts';

interface AvailabilityMarkProps {
  readonly state: Availability;
  /** The text for a value that is available. */
  readonly free: string;
}

/** At the end of a field: checking, or available. A taken value is the field's error. */
export function AvailabilityMark({ state, free }: AvailabilityMarkProps) {
  return (
    <span className={styles.mark} role="status">
      {state === 'checking' && <Spinner />}
      {state === 'free' && (
        <span className={styles.free}>
          <Icon name="check" />
          <VisuallyHidden>{free}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
