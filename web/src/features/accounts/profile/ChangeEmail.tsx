import { emailSchema, fieldErrors } from '@tallyho/game/accounts/rules';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import type { SessionUser } from '../../../entities/session/session.ts';
import { errorText, RequestError } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Dialog, wantsFocus } from '../../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import type { PendingAction } from '../providers/pending-action.ts';
import styles from '../sign-in/forms.module.css';
import { useAccountForm } from '../sign-in/use-account-form.ts';
import { changeEmail, useEmailChange } from './account-api.ts';
import { NotConfirmed, useConfirmed } from './confirm-identity.tsx';

const schema = v.object({ email: emailSchema });
const fields = [{ name: 'email', kept: true }] as const;

const isAboutAddress = (error: Error) => error instanceof RequestError && error.field === 'email';

interface ChangeEmailProps {
  readonly user: SessionUser;
  /** The action to continue after the redirect to a provider. */
  readonly resumed: PendingAction | null;
}

/** Changes the address of the account, or adds one. Use it inside ConfirmIdentity. */
export function ChangeEmail({ user, resumed }: ChangeEmailProps) {
  const [open, setOpen] = useState(resumed?.kind === 'changeEmail');
  return (
    <>
      <Button icon={<Icon name="edit" />} onClick={() => setOpen(true)}>
        {titleFor(user)}
      </Button>
      {open && <ChangeEmailDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

/** `ref` callback for the button that replaces the form, which had the focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

const titleFor = ({ email }: SessionUser) => (email ? 'Change email' : 'Add an email');

interface ChangeEmailDialogProps {
  readonly user: SessionUser;
  readonly onClose: () => void;
}

function ChangeEmailDialog({ user, onClose }: ChangeEmailDialogProps) {
  useLocale();
  const formId = useId();
  const confirmed = useConfirmed();
  const { data: present, refetch } = useEmailChange();
  const change = useMutation({
    mutationFn: (email: string) => confirmed({ kind: 'changeEmail' }, () => changeEmail(email)),
  });
  const form = useAccountForm({
    name: 'change-email',
    fields,
    check: (values) => fieldErrors(schema, values),
    onSubmit: ({ email }) => {
      if (change.isPending) return;
      change.mutate(email.trim(), {
        onSuccess: () => {
          form.done();
          void refetch();
        },
        onError: (error) => form.refuse(isAboutAddress(error) ? { email: error.message } : {}),
      });
    },
  });
  const { error, isSuccess, variables, data } = change;
  const failure = error && !isAboutAddress(error) && !(error instanceof NotConfirmed) && errorText(error);

  return (
    <Dialog
      open
      onClose={onClose}
      title={titleFor(user)}
      actions={
        isSuccess ? (
          <Button variant="hot" ref={takeFocus} onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} variant="hot" busy={change.isPending}>
              Send link
            </Button>
          </>
        )
      }
    >
      {isSuccess ? (
        <Banner tone="good">
          An email with a link is on its way to <bdi>{variables}</bdi>. The link works for 24 hours.
          {data.effectiveAt !== null ? (
            <>
              {' '}
              Open it, then your address changes on{' '}
              <time dateTime={data.effectiveAt}>{formatDate(data.effectiveAt, 'dateTime')}</time>, because
              this device is new.
            </>
          ) : (
            user.email && ' Until you open it, your old address stays.'
          )}
        </Banner>
      ) : (
        <form {...form.formProps} id={formId} className={styles.form} aria-label="Email">
          {failure && <Banner tone="bad">{failure}</Banner>}
          <TextField
            {...form.field('email')}
            label="New email"
            type="email"
            autoComplete="email"
            ref={wantsFocus}
          />
          <p className={styles.note}>
            We send a link to this address.
            {present?.delay === 0 && ' It becomes yours when you open the link.'}
          </p>
          {present && present.delay > 0 && (
            <Banner tone="info">
              This device is new, so the address changes 24 hours from now at the earliest. Your old address
              gets an email that can stop it.
            </Banner>
          )}
        </form>
      )}
    </Dialog>
  );
}
