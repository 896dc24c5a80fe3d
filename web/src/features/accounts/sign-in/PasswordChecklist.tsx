import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './PasswordChecklist.module.css';
import { passwordRules } from './password-rules.ts';

/** What a new password needs, ticked off while it is typed. */
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
