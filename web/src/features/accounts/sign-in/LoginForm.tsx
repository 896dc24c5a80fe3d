import { accountTexts } from '@tallyho/game/accounts/texts';
import { Link } from 'react-router-dom';
import { useLogIn } from '../../../entities/session/login-mutations.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { PasswordField, TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import styles from './forms.module.css';
import { checkWithRules, useRules } from './lazy-rules.ts';
import { useAccountForm } from './use-account-form.ts';

const fields = [
  { name: 'emailOrUsername', kept: true },
  { name: 'password', kept: false },
] as const;

/** The errors of a refusal by field. Empty: it concerns no field. */
const fieldRefusal = (message: string) => ({
  ...(message.includes(accountTexts.userNotFound) && { emailOrUsername: accountTexts.userNotFound }),
  ...(message.includes(accountTexts.invalidPassword) && { password: accountTexts.invalidPassword }),
});

/** Username or email, and password. After success the session has a user. */
export function LoginForm() {
  const logIn = useLogIn();
  useRules();
  const form = useAccountForm({
    name: 'login',
    fields,
    check: (values) => checkWithRules(({ checkLogin }) => checkLogin(values)),
    onSubmit: (values) => {
      if (logIn.isPending) return;
      logIn.mutate(values, {
        onSuccess: form.done,
        onError: ({ message }) => form.refuse(fieldRefusal(message)),
      });
    },
  });
  const failure = logIn.error && Object.keys(fieldRefusal(logIn.error.message)).length === 0;

  return (
    <form {...form.formProps} className={styles.form} aria-label="Log in">
      {failure && <Banner tone="bad">{logIn.error.message}</Banner>}
      <TextField
        {...form.field('emailOrUsername')}
        label="Username or email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      <Button type="submit" variant="hot" size="lg" wide busy={logIn.isPending || form.isChecking}>
        Log in
      </Button>
      <p className={styles.aside}>
        <Link to="/reset-password">Forgot password?</Link>
      </p>
    </form>
  );
}
