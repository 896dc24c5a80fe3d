import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './PasswordChecklist.module.css';
import { passwordRules } from './password-rules.ts';

/** The requirements of a new password, checked off while the user types. */
export function PasswordChecklist({ password }: { readonly password: string }) {
  return (
    <ul className={styles.rules} aria-label="A password needs">
      {passwordRules.map(({ short, holds }) => (
        <li key={short} data-done={holds(password)}>
          <span className={styles.mark}>{holds(password) && <Icon name="check" />}</span>
          {short}
          <VisuallyHidden>{holds(password) ? ': done' : ': missing'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
