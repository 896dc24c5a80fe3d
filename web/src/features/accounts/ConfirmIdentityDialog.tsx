import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../net/api-error.ts';
import { useOfferedProviders } from '../../session/offered-providers.ts';
import type { SessionUser } from '../../session/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import { wantsFocus } from '../../ui/wants-focus.ts';
import { AccountName } from './AccountName.tsx';
import { Divider } from './AccountStage.tsx';
import { confirmByPassword } from './account-api.ts';
import styles from './forms.module.css';
import { ProviderButtons } from './ProviderButtons.tsx';
import { useAccountForm } from './use-account-form.ts';
import { forgetWish, keepWish, type Wish } from './wish.ts';

const fields = [{ name: 'password', kept: false }] as const;
const isAboutPassword = (error: Error) => error instanceof ApiError && error.code === 'invalidPassword';

interface ConfirmIdentityDialogProps {
  readonly user: SessionUser;
  readonly wish: Wish;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Asks somebody who is logged in to prove once more that it is them: by the password, or by a linked provider. */
export function ConfirmIdentityDialog({ user, wish, answer }: ConfirmIdentityDialogProps) {
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
  function giveUp() {
    // A proof that comes back from another window after this is for nothing.
    forgetWish();
    answer(false);
  }
  const linked = offered.filter((id) => user.authProviders.includes(id));

  return (
    <Dialog open onClose={giveUp} title="Confirm it's you">
      <div className={styles.form}>
        <p className={styles.note}>This is about who can get into your account, so we ask once more.</p>
        {hasPassword && (
          <form {...form.formProps} className={styles.form} aria-label="Confirm it's you">
            {confirm.error && !isAboutPassword(confirm.error) && (
              <Banner tone="bad">{confirm.error.message}</Banner>
            )}
            <AccountName username={user.username} />
            <PasswordField {...form.field('password')} label="Your password" ref={wantsFocus} />
            <Button type="submit" variant="hot" wide busy={confirm.isPending}>
              Confirm
            </Button>
          </form>
        )}
        {hasPassword && linked.length > 0 && <Divider>or with</Divider>}
        {linked.length > 0 && (
          <ProviderButtons trip={{ purpose: 'confirm' }} only={linked} onLeave={() => keepWish(wish)} />
        )}
      </div>
    </Dialog>
  );
}
