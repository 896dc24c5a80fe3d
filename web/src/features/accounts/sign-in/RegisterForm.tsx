import { accountTexts } from '@tallyho/game/accounts/texts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRegister } from '../../../entities/session/login-mutations.ts';
import { ownFace, ownName } from '../../../entities/session/own-face.ts';
import { useSession } from '../../../entities/session/session.ts';
import { RequestError } from '../../../shared/api/api-error.ts';
import { lazyPart } from '../../../shared/schedule/lazy-part.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { PasswordField, TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import styles from './forms.module.css';
import { checkWithRules, loadRules, useRules } from './lazy-rules.ts';
import { ProofNote } from './ProofNote.tsx';
import { UsernameField } from './UsernameField.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Rendered with the rules, after the first activity. */
const AvailabilityCheck = lazyPart(() => import('./AvailabilityCheck.tsx'));

const fields = [
  { name: 'username', kept: true },
  { name: 'email', kept: true },
  { name: 'password', kept: false },
] as const;

/** A refusal that concerns one field is shown at that field. */
function fieldRefusal(error: Error): Partial<Record<(typeof fields)[number]['name'], string>> {
  const field = error instanceof RequestError && fields.find(({ name }) => name === error.field)?.name;
  return field ? { [field]: error.message } : {};
}

/** The server's text, or the fixed text if the response does not come from the API. */
const failureText = (error: Error) =>
  error instanceof RequestError && error.code !== 'unknown' ? error.message : accountTexts.registrationFailed;

/** Username, email and password for a new account. After success the session has a user. */
export function RegisterForm() {
  const register = useRegister();
  const rules = useRules();
  const { user: guest } = useSession();
  const form = useAccountForm({
    name: 'register',
    fields,
    check: (values) => checkWithRules(({ checkRegistration }) => checkRegistration(values)),
    onSubmit: (values) => {
      if (register.isPending) return;
      register.mutate(
        { ...values, avatar: ownFace() ?? undefined },
        {
          onSuccess: form.done,
          onError: (error) => form.refuse(fieldRefusal(error)),
        },
      );
    },
  });
  const proposeName = useEffectEvent((name: string) => {
    if (!form.values.username) form.fill({ username: name });
  });
  const guestName = guest?.isGuest ? guest.username : undefined;
  // A guest keeps the name, and a visitor the one they typed on the home page, if it can be a username.
  useEffect(() => {
    const known = guestName ?? ownName();
    if (known === '') return;
    void loadRules().then((loaded) => {
      if (loaded?.isUsername(known)) proposeName(known);
    });
  }, [guestName]);
  const broken = rules?.checkRegistration(form.values);
  const [taken, setTaken] = useState({ username: false, email: false });
  const availability = (field: keyof typeof taken, free: string) =>
    broken && (
      <AvailabilityCheck
        field={field}
        value={form.values[field]}
        valid={!broken[field]}
        free={free}
        onTaken={(isTaken) => setTaken((before) => ({ ...before, [field]: isTaken }))}
      />
    );
  const failure = register.error && Object.keys(fieldRefusal(register.error)).length === 0;
  const usernameField = form.field('username');
  const emailField = form.field('email');

  return (
    <form {...form.formProps} className={styles.form} aria-label="Register">
      {failure && <Banner tone="bad">{failureText(register.error)}</Banner>}
      <UsernameField
        {...usernameField}
        isTaken={taken.username}
        suffix={availability('username', 'Username is free')}
      />
      <TextField
        {...emailField}
        label="Email"
        hint="Only for your account. Nobody sees it."
        error={emailField.error ?? (taken.email ? accountTexts.emailTaken : undefined)}
        suffix={availability('email', 'Email is free')}
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
      <Button type="submit" variant="hot" size="lg" wide busy={register.isPending || form.isChecking}>
        Create account
      </Button>
      <ProofNote isProving={register.isProving} />
    </form>
  );
}
