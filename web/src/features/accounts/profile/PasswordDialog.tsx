import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { RequestError } from '../../../shared/api/api-error.ts';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { PasswordField } from '../../../shared/ui/controls/TextField.tsx';
import { Dialog, wantsFocus } from '../../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import styles from '../sign-in/forms.module.css';
import { PasswordChecklist } from '../sign-in/PasswordChecklist.tsx';
import { passwordFormErrors } from '../sign-in/password-rules.ts';
import { useAccountForm } from '../sign-in/use-account-form.ts';
import { AccountName } from './AccountName.tsx';
import { changePassword, type PasswordChange } from './account-api.ts';
import { NotConfirmed, useConfirmed } from './confirm-identity.tsx';

const fields = [
  { name: 'currentPassword', kept: false },
  { name: 'newPassword', kept: false },
  { name: 'confirmation', kept: false },
] as const;

const isAboutCurrent = (error: Error) => error instanceof RequestError && error.code === 'invalidPassword';

/** The server's text, or the fixed text if the response does not come from the API. */
const failureText = (error: Error) =>
  error instanceof RequestError && error.code !== 'unknown' ? error.message : 'Failed to change password';

interface PasswordDialogProps {
  readonly username: string;
  /** True: changes the password. False: sets the first one. */
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  /** Called after the success message was shown long enough. */
  readonly onDone: () => void;
}

/** Sets or changes the password. */
export function PasswordDialog({ username, hasPassword, onClose, onDone }: PasswordDialogProps) {
  const formId = useId();
  const confirmed = useConfirmed();
  const change = useMutation({
    mutationFn: (input: PasswordChange) => confirmed({ kind: 'setPassword' }, () => changePassword(input)),
  });
  const form = useAccountForm({
    name: 'password',
    fields,
    check: (values) => passwordFormErrors(values, hasPassword),
    onSubmit: ({ currentPassword, newPassword }) => {
      if (change.isPending) return;
      change.mutate(
        { currentPassword, newPassword },
        { onError: (error) => form.refuse(isAboutCurrent(error) ? { currentPassword: error.message } : {}) },
      );
    },
  });
  const { error, isSuccess } = change;
  const failure = error && !isAboutCurrent(error) && !(error instanceof NotConfirmed) && failureText(error);

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(onDone, screenTimings.passwordDone);
    return () => clearTimeout(timer);
  }, [isSuccess, onDone]);

  return (
    <Dialog
      open
      onClose={isSuccess ? onDone : onClose}
      title={hasPassword ? 'Change password' : 'Set password'}
      actions={
        !isSuccess && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} variant="hot" busy={change.isPending}>
              {hasPassword ? 'Change password' : 'Set password'}
            </Button>
          </>
        )
      }
    >
      {isSuccess ? (
        <Banner tone="good">
          {hasPassword ? 'Password changed.' : 'Password set.'} Your other devices are logged out.
        </Banner>
      ) : (
        <form {...form.formProps} id={formId} className={styles.form} aria-label="Password">
          {failure && <Banner tone="bad">{failure}</Banner>}
          <AccountName username={username} />
          {hasPassword && (
            <PasswordField {...form.field('currentPassword')} label="Current password" ref={wantsFocus} />
          )}
          <PasswordField
            {...form.field('newPassword')}
            label="New password"
            autoComplete="new-password"
            ref={hasPassword ? null : wantsFocus}
          />
          <PasswordChecklist password={form.values.newPassword} />
          <PasswordField
            {...form.field('confirmation')}
            label="New password again"
            autoComplete="new-password"
          />
          <p className={styles.note}>Every other device is logged out when you do this.</p>
        </form>
      )}
    </Dialog>
  );
}
