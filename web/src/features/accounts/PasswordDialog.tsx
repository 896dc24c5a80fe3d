import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { ApiError } from '../../net/api-error.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import { wantsFocus } from '../../ui/wants-focus.ts';
import { AccountName } from './AccountName.tsx';
import { changePassword, type PasswordChange } from './account-api.ts';
import { NotConfirmed, useConfirmed } from './confirm-identity.tsx';
import styles from './forms.module.css';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { passwordFormErrors } from './password-rules.ts';
import { useAccountForm } from './use-account-form.ts';

/** How long 'Password set' stays before the page shows the account as it is now, in milliseconds (spec section 9). */
const doneMs = 1500;

const fields = [
  { name: 'currentPassword', kept: false },
  { name: 'newPassword', kept: false },
  { name: 'confirmation', kept: false },
] as const;

const isAboutCurrent = (error: Error) => error instanceof ApiError && error.code === 'invalidPassword';

/** The server's own words, or the fixed text where the answer was none of ours (spec section 8). */
const failureText = (error: Error) =>
  error instanceof ApiError && error.code !== 'unknown' ? error.message : 'Failed to change password';

interface PasswordDialogProps {
  readonly username: string;
  /** One is changed; else the first is set. */
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  /** It has worked, and was shown long enough. */
  readonly onDone: () => void;
}

/** Sets or changes the password (spec section 5, password modal). */
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
    const timer = setTimeout(onDone, doneMs);
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
