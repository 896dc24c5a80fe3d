import { personFrom } from '@tallyho/game/people/cards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type SessionUser, sessionKey, useSession } from '../../../entities/session/session.ts';
import { request } from '../../../shared/api/api.ts';
import { errorText, RequestError } from '../../../shared/api/api-error.ts';
import { dropFormDraft } from '../../../shared/storage/drafts.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { checkWithRules, useRules } from '../sign-in/lazy-rules.ts';
import { useAccountForm } from '../sign-in/use-account-form.ts';
import styles from './GuestForm.module.css';
import { namedText } from './named-text.ts';

const draft = 'guest-name';
const fields = [{ name: 'name', kept: true }] as const;
const isAboutName = (error: Error): boolean => error instanceof RequestError && error.field === 'name';

/** Changes the name of the guest. The session has the name that the guest got. Fails with ApiError. */
function useRename() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => request('POST', '/api/guests/rename', { body: { name } }),
    onSuccess: ({ user }) => client.setQueryData<SessionUser>(sessionKey, personFrom(user)),
  });
}

interface RenameFormProps {
  readonly user: SessionUser;
  /** Set if the button that submits the form is elsewhere. */
  readonly formId?: string;
  readonly rename: ReturnType<typeof useRename>;
  /** Called after the name has changed. */
  readonly onDone: () => void;
}

function RenameForm({ user, formId, rename, onDone }: RenameFormProps) {
  const rules = useRules();
  const form = useAccountForm({
    name: draft,
    fields,
    initial: { name: user.username },
    check: (values) => checkWithRules(({ checkGuest }) => checkGuest(values)),
    onSubmit: ({ name }) => {
      if (rename.isPending) return;
      rename.mutate(name, {
        onSuccess: (answer) => {
          form.fill({ name: answer.user.username });
          form.done();
          showToast(namedText(name, answer.user.username), 'good');
          onDone();
        },
        onError: (error) => form.refuse(isAboutName(error) ? { name: error.message } : {}),
      });
    },
  });
  return (
    <form {...form.formProps} id={formId} className={styles.form} aria-label="Your name">
      {rename.error && !isAboutName(rename.error) && <Banner tone="bad">{errorText(rename.error)}</Banner>}
      <TextField
        {...form.field('name')}
        dir="auto"
        label="Your name"
        hint="Any letters and emoji, at most 30 characters. All players in the lobby see it."
        maxLength={rules?.maxNameLength}
        onFocus={(event) => event.target.select()}
        autoComplete="nickname"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      {formId === undefined && (
        <Button type="submit" variant="hot" size="lg" busy={rename.isPending}>
          Change name
        </Button>
      )}
    </form>
  );
}

/** The name of a guest in a field, with a button that changes it. */
export function RenameGuest({ user }: { readonly user: SessionUser }) {
  const rename = useRename();
  return <RenameForm user={user} rename={rename} onDone={() => undefined} />;
}

interface RenameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The same in a dialog. Renders nothing for accounts. */
export function RenameDialog({ open, onClose }: RenameDialogProps) {
  const { user } = useSession();
  const rename = useRename();
  const formId = useId();
  if (!user?.isGuest || !open) return null;

  function cancel() {
    dropFormDraft(draft);
    rename.reset();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={cancel}
      title="Change your name"
      actions={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="hot" busy={rename.isPending}>
            Change name
          </Button>
        </>
      }
    >
      <RenameForm user={user} formId={formId} rename={rename} onDone={onClose} />
    </Dialog>
  );
}
