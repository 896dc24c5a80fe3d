import { accountTexts, fieldErrors, registrationSchema } from '@tallyho/game/accounts/rules';
import { useRegister } from '../../../entities/session/login-mutations.ts';
import { useSession } from '../../../entities/session/session.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { PasswordField, TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Banner } from '../../../shared/ui/overlays/Banner.tsx';
import { AvailabilityMark } from './AvailabilityMark.tsx';
import styles from './forms.module.css';
import { useAccountForm } from './use-account-form.ts';
import { takenText, useAvailability } from './use-availability.ts';

const fields = [
  { name: 'username', kept: true },
  { name: 'email', kept: true },
  { name: 'password', kept: false },
] as const;

/** A refusal that concerns one field is shown at that field. */
function fieldRefusal(error: Error): Partial<Record<(typeof fields)[number]['name'], string>> {
  const field = error instanceof ApiError && fields.find(({ name }) => name === error.field)?.name;
  return field ? { [field]: error.message } : {};
}

/** The server's text, or the fixed text if the response does not come from the API. */
const failureText = (error: Error) =>
  error instanceof ApiError && error.code !== 'unknown' ? error.message : accountTexts.registrationFailed;

/** Username, e-mail and password for a new account. After success the session has a user. */
export function RegisterForm() {
  const register = useRegister();
  const { user: guest } = useSession();
  const form = useAccountForm({
    name: 'register',
    fields,
    // A guest keeps the name, unless they type another one.
    initial: { username: guest?.username ?? '' },
    check: (values) => fieldErrors(registrationSchema, values),
    onSubmit: (values) => {
      if (register.isPending) return;
      register.mutate(values, {
        onSuccess: form.done,
        onError: (error) => form.refuse(fieldRefusal(error)),
      });
    },
  });
  const broken = fieldErrors(registrationSchema, form.values);
  const username = useAvailability('username', form.values.username, !broken.username);
  const email = useAvailability('email', form.values.email, !broken.email);
  const failure = register.error && Object.keys(fieldRefusal(register.error)).length === 0;
  const usernameField = form.field('username');
  const emailField = form.field('email');

  return (
    <form {...form.formProps} className={styles.form} aria-label="Register">
      {failure && <Banner tone="bad">{failureText(register.error)}</Banner>}
      <TextField
        {...usernameField}
        label="Username"
        hint="5 to 30 characters. Your friends see it."
        error={usernameField.error ?? (username === 'taken' ? takenText.username : undefined)}
        suffix={<AvailabilityMark state={username} free="Username is free" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField
        {...emailField}
        label="Email"
        hint="Only for your account. Nobody sees it."
        error={emailField.error ?? (email === 'taken' ? takenText.email : undefined)}
        suffix={<AvailabilityMark state={email} free="Email is free" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label="Password"
        hint="6 or more: a small letter, a capital, a number."
        autoComplete="new-password"
      />
      <Button type="submit" variant="hot" size="lg" wide busy={register.isPending}>
        Create account
      </Button>
    </form>
  );
}
