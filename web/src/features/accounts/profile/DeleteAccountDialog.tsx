import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForgetAccount } from '../../../entities/session/log-out.ts';
import type { SessionUser } from '../../../entities/session/session.ts';
import { RequestError } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { PasswordField, TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import formStyles from '../sign-in/forms.module.css';
import { useAccountForm } from '../sign-in/use-account-form.ts';
import { AccountName } from './AccountName.tsx';
import { deleteAccount } from './account-api.ts';
import { NotConfirmed, useConfirmed } from './confirm-identity.tsx';
import styles from './DeleteAccountDialog.module.css';

const fields = [
  { name: 'password', kept: false },
  { name: 'username', kept: false },
] as const;

const isAboutPassword = (error: Error) => error instanceof RequestError && error.code === 'invalidPassword';

interface DeleteAccountDialogProps {
  readonly user: SessionUser;
  /** The part of the username that was typed before the redirect to a provider. */
  readonly typed: string;
  readonly onClose: () => void;
}

/**
 * Explains what is deleted and what stays, and asks for the password and the username before the account is deleted.
 */
export function DeleteAccountDialog({ user, typed, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const confirmed = useConfirmed();
  const clearAccount = useForgetAccount();
  const [hasPassword] = useState(user.authProviders.includes('form'));
  const remove = useMutation({
    mutationFn: ({ password, username }: { password: string; username: string }) =>
      hasPassword
        ? deleteAccount(password)
        : confirmed({ kind: 'deleteAccount', username }, () => deleteAccount(null)),
    onSuccess: () => {
      showToast('Your account is deleted. Thanks for playing!', 'good');
      clearAccount();
    },
  });
  const form = useAccountForm({
    name: 'delete-account',
    fields,
    initial: { username: typed },
    check: ({ password, username }) => ({
      ...(hasPassword && !password && { password: 'Please enter your password' }),
      ...(username.trim().normalize() !== user.username.normalize() && {
        username: `Please type ${user.username} to be sure`,
      }),
    }),
    onSubmit: (values) => {
      if (remove.isPending) return;
      remove.mutate(values, {
        onError: (error) => form.refuse(isAboutPassword(error) ? { password: error.message } : {}),
      });
    },
  });
  const { error } = remove;
  const failure = error && !isAboutPassword(error) && !(error instanceof NotConfirmed) && error.message;

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      size="md"
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" form={formId} variant="danger" busy={remove.isPending}>
            Delete for good
          </Button>
        </>
      }
    >
      <div className={styles.facts}>
        <section>
          <h3>What is lost</h3>
          <ul>
            <li>Your account, with its username, picture and settings</li>
            <li>Your friends and friend requests</li>
            <li>Your messages, on both sides, and what you wrote in lobbies</li>
            <li>Your seat, if you are in a lobby or a game</li>
          </ul>
        </section>
        <section>
          <h3>What stays</h3>
          <ul>
            <li>Results of games with others, without your name and picture</li>
            <li>Reports and what administrators decided about them, without your name</li>
            {user.standing.suspension && (
              <li>Your suspension, until it is over: as codes that cannot be turned back into who you are</li>
            )}
          </ul>
        </section>
      </div>
      <form {...form.formProps} id={formId} className={formStyles.form} aria-label="Delete account">
        {failure && <Banner tone="bad">{failure}</Banner>}
        {hasPassword && (
          <>
            <AccountName username={user.username} />
            <PasswordField {...form.field('password')} label="Your password" />
          </>
        )}
        <TextField
          {...form.field('username')}
          label={`Type ${user.username} to be sure`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <p className={formStyles.note}>There is no way back.</p>
      </form>
    </Dialog>
  );
}
