import { fieldErrors, passwordSchema } from '@tallyho/game/accounts/rules';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ProviderId } from '../../../entities/session/offered-providers.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { PasswordField } from '../../../shared/ui/controls/TextField.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { providerName } from '../providers/providers.ts';
import { resetPassword } from './email-api.ts';
import styles from './forms.module.css';
import { isExpiredLink } from './link-token.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { useAccountForm } from './use-account-form.ts';

const schema = v.object({ newPassword: passwordSchema });
const fields = [{ name: 'newPassword', kept: false }] as const;

const list = new Intl.ListFormat('en');
const removedName = (login: ProviderId | 'passkey') =>
  login === 'passkey' ? 'your passkeys' : providerName(login);

interface NewPasswordFormProps {
  /** The token of the link. */
  readonly token: string;
  /** Called when the link has worked, or has expired. */
  readonly onUsed: () => void;
  /** Called when the user asks for another link. */
  readonly onNewLink: () => void;
}

/** Sets a new password with a link. */
export function NewPasswordForm({ token, onUsed, onNewLink }: NewPasswordFormProps) {
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: onUsed,
    onError: (error) => {
      if (isExpiredLink(error)) onUsed();
    },
  });
  const form = useAccountForm({
    name: 'new-password',
    fields,
    check: (values) => fieldErrors(schema, values),
    onSubmit: ({ newPassword }) => {
      if (!reset.isPending) reset.mutate({ token, newPassword });
    },
  });
  if (reset.isSuccess)
    return (
      <Banner tone="good" actions={<ButtonLink to="/login">Log in</ButtonLink>}>
        Your new password is set. All your devices are logged out.
        {reset.data.removed.length > 0 &&
          ` ${list.format(reset.data.removed.map(removedName))} cannot be used to log in any more, because this address was not confirmed before. You can add your own again in your profile.`}
      </Banner>
    );
  return (
    <form {...form.formProps} className={styles.form} aria-label="New password">
      {reset.error && (
        <Banner
          tone="bad"
          actions={isExpiredLink(reset.error) && <Button onClick={onNewLink}>Request a new link</Button>}
        >
          {reset.error.message}
        </Banner>
      )}
      <PasswordField {...form.field('newPassword')} label="New password" autoComplete="new-password" />
      <PasswordChecklist password={form.values.newPassword} />
      <Button type="submit" variant="hot" size="lg" wide busy={reset.isPending || form.isChecking}>
        Set password
      </Button>
    </form>
  );
}
