import { fieldErrors, usernameSchema } from '@tallyho/game/accounts/rules';
import { personFrom } from '@tallyho/game/people/cards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import { type SessionUser, sessionKey } from '../../../entities/session/session.ts';
import { errorText, RequestError } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Dialog, wantsFocus } from '../../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import type { PendingAction } from '../providers/pending-action.ts';
import { AvailabilityMark } from '../sign-in/AvailabilityMark.tsx';
import styles from '../sign-in/forms.module.css';
import { UsernameField } from '../sign-in/UsernameField.tsx';
import { useAccountForm } from '../sign-in/use-account-form.ts';
import { useAvailability } from '../sign-in/use-availability.ts';
import { changeUsername } from './account-api.ts';
import { NotConfirmed, useConfirmed } from './confirm-identity.tsx';

const schema = v.object({ username: usernameSchema });
const fields = [{ name: 'username', kept: true }] as const;
const isAboutUsername = (error: Error) => error instanceof RequestError && error.field === 'username';

interface ChangeUsernameProps {
  readonly user: SessionUser;
  /** The action to continue after the redirect to a provider. */
  readonly resumed: PendingAction | null;
}

/** Changes the username, or says when that is possible again. Use it inside ConfirmIdentity. */
export function ChangeUsername({ user, resumed }: ChangeUsernameProps) {
  useLocale();
  const [open, setOpen] = useState(resumed?.kind === 'changeUsername');
  const next = user.nextUsernameChange;
  if (next && !open)
    return (
      <p className={styles.note}>
        You can change your username again on <time dateTime={next}>{formatDate(next, 'dateTime')}</time>.
      </p>
    );
  return (
    <>
      <Button icon={<Icon name="edit" />} onClick={() => setOpen(true)}>
        Change username
      </Button>
      {open && <ChangeUsernameDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ChangeUsernameDialogProps {
  readonly user: SessionUser;
  readonly onClose: () => void;
}

function ChangeUsernameDialog({ user, onClose }: ChangeUsernameDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const confirmed = useConfirmed();
  const change = useMutation({
    mutationFn: (username: string) => confirmed({ kind: 'changeUsername' }, () => changeUsername(username)),
    onSuccess: (answer) => client.setQueryData<SessionUser>(sessionKey, personFrom(answer.user)),
  });
  const form = useAccountForm({
    name: 'change-username',
    fields,
    check: (values) => fieldErrors(schema, values),
    onSubmit: ({ username }) => {
      if (change.isPending) return;
      change.mutate(username.trim(), {
        onSuccess: (answer) => {
          form.done();
          showToast(`You are ${answer.user.username} now.`, 'good');
          onClose();
        },
        onError: (error) => form.refuse(isAboutUsername(error) ? { username: error.message } : {}),
      });
    },
  });
  const { username } = form.values;
  const isNew = username.trim() !== user.username;
  const isValid = isNew && !fieldErrors(schema, { username }).username;
  const found = useAvailability('username', username, isValid);
  // Another spelling of the own name exists, and is the user's own.
  const availability =
    found === 'taken' && username.trim().toLowerCase() === user.username.toLowerCase() ? 'free' : found;
  const field = form.field('username');
  const { error } = change;
  const failure = error && !isAboutUsername(error) && !(error instanceof NotConfirmed) && errorText(error);

  return (
    <Dialog
      open
      onClose={onClose}
      title="Change username"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="hot" busy={change.isPending}>
            Change username
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className={styles.form} aria-label="Username">
        {failure && <Banner tone="bad">{failure}</Banner>}
        <UsernameField
          {...field}
          label="New username"
          hint="5 to 30 characters. You log in with it, and your friends see it."
          isTaken={availability === 'taken'}
          suffix={<AvailabilityMark state={availability} free="Username is free" />}
          ref={wantsFocus}
        />
        <p className={styles.note}>
          You can do this once in 30 days. <bdi>{user.username}</bdi> stays reserved for you for 90 days, but
          friends find you by the new name only.
        </p>
      </form>
    </Dialog>
  );
}
