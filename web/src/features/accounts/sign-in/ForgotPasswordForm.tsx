import { emailSchema, fieldErrors } from '@tallyho/game/accounts/rules';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { requestPasswordReset } from './email-api.ts';
import styles from './forms.module.css';
import { useAccountForm } from './use-account-form.ts';

const schema = v.object({ email: emailSchema });
const fields = [{ name: 'email', kept: true }] as const;

/** Asks for the address to which a link for a new password is sent. */
export function ForgotPasswordForm() {
  const send = useMutation({ mutationFn: requestPasswordReset });
  const form = useAccountForm({
    name: 'forgot-password',
    fields,
    check: (values) => fieldErrors(schema, values),
    onSubmit: ({ email }) => {
      if (!send.isPending) send.mutate(email, { onSuccess: form.done });
    },
  });
  if (send.isSuccess)
    return (
      <Banner tone="good">
        If there is an account with this address, an email with a link is on its way. The link works for 30
        minutes.
      </Banner>
    );
  return (
    <form {...form.formProps} className={styles.form} aria-label="Forgot password">
      {send.error && <Banner tone="bad">{send.error.message}</Banner>}
      <TextField
        {...form.field('email')}
        label="Email"
        hint="The address of your account."
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="hot" size="lg" wide busy={send.isPending || form.isChecking}>
        Send link
      </Button>
    </form>
  );
}
