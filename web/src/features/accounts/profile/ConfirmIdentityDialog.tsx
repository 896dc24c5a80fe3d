import { useMutation } from '@tanstack/react-query';
import { useOfferedProviders } from '../../../entities/session/offered-providers.ts';
import type { SessionUser } from '../../../entities/session/session.ts';
import { RequestError } from '../../../shared/api/api-error.ts';
import { platform } from '../../../shared/platform/platform.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { PasswordField } from '../../../shared/ui/controls/TextField.tsx';
import { Dialog, wantsFocus } from '../../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { leaveForPasskey } from '../passkeys/leave-for-passkey.ts';
import { PasskeyError } from '../passkeys/PasskeyError.tsx';
import { ProviderButtons } from '../providers/ProviderButtons.tsx';
import { clearPendingAction, type PendingAction, storePendingAction } from '../providers/pending-action.ts';
import { Divider } from '../sign-in/AuthLayout.tsx';
import styles from '../sign-in/forms.module.css';
import { useAccountForm } from '../sign-in/use-account-form.ts';
import { AccountName } from './AccountName.tsx';
import { confirmByPassword } from './account-api.ts';

const fields = [{ name: 'password', kept: false }] as const;
const isAboutPassword = (error: Error) => error instanceof RequestError && error.code === 'invalidPassword';

interface ConfirmIdentityDialogProps {
  readonly user: SessionUser;
  readonly reason: string;
  readonly pendingAction: PendingAction;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Asks a logged-in user to confirm their identity: by the password, by a passkey, or by a linked provider. */
export function ConfirmIdentityDialog({ user, reason, pendingAction, answer }: ConfirmIdentityDialogProps) {
  const confirm = useMutation({ mutationFn: confirmByPassword });
  const form = useAccountForm({
    name: 'confirm',
    fields,
    check: ({ password }) => (password ? {} : { password: 'Please enter a password' }),
    onSubmit: ({ password }) => {
      if (confirm.isPending) return;
      confirm.mutate(password, {
        onSuccess: () => answer(true),
        onError: (error) => form.refuse(isAboutPassword(error) ? { password: error.message } : {}),
      });
    },
  });
  const offered = useOfferedProviders();
  const hasPassword = user.authProviders.includes('form');
  function cancel() {
    // A confirmation that arrives from another window after this is ignored.
    clearPendingAction();
    answer(false);
  }
  const hasPasskey = user.authProviders.includes('passkey');
  const byPasskey = useMutation({
    mutationFn: async () => {
      if (platform.returnsByLink) {
        storePendingAction(pendingAction);
        return leaveForPasskey({ purpose: 'confirm' });
      }
      await (await import('../passkeys/passkey-flows.ts')).confirmByPasskey();
      answer(true);
    },
  });
  const linked = offered.filter((id) => user.authProviders.includes(id));

  return (
    <Dialog open onClose={cancel} title="Confirm it's you">
      <div className={styles.form}>
        <p className={styles.note}>{reason}</p>
        {hasPassword && (
          <form {...form.formProps} className={styles.form} aria-label="Confirm it's you">
            {confirm.error && !isAboutPassword(confirm.error) && (
              <Banner tone="bad">{confirm.error.message}</Banner>
            )}
            <AccountName username={user.username} />
            <PasswordField {...form.field('password')} label="Your password" ref={wantsFocus} />
            <Button type="submit" variant="hot" size="lg" wide busy={confirm.isPending}>
              Confirm
            </Button>
          </form>
        )}
        {hasPassword && (hasPasskey || linked.length > 0) && (
          <Divider>{hasPasskey ? 'or' : 'or with'}</Divider>
        )}
        {hasPasskey && (
          <>
            <PasskeyError error={byPasskey.error} />
            <Button wide size="lg" busy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
              Use a passkey
            </Button>
          </>
        )}
        {linked.length > 0 && (
          <ProviderButtons
            flow={{ purpose: 'confirm' }}
            only={linked}
            onLeave={() => storePendingAction(pendingAction)}
          />
        )}
      </div>
    </Dialog>
  );
}
