import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Spinner } from '../../../shared/ui/layout/Spinner.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './forms.module.css';
import type { Availability } from './use-availability.ts';

interface AvailabilityMarkProps {
  readonly state: Availability;
  /** What is said when nobody has it yet. */
  readonly free: string;
}

/** At the end of a field: being checked, or free. A taken one is the field's error. */
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
