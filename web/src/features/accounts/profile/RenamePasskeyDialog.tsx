import { fieldErrors, passkeyNameSchema } from '@tallyho/game/accounts/rules';
import { useId } from 'react';
import * as v from 'valibot';
import { errorText, RequestError } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Dialog, wantsFocus } from '../../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { type OwnPasskey, useRenamePasskey } from '../passkeys/passkey-api.ts';
import styles from '../sign-in/forms.module.css';
import { useAccountForm } from '../sign-in/use-account-form.ts';

const schema = v.object({ name: passkeyNameSchema });
const fields = [{ name: 'name', kept: false }] as const;
const isAboutName = (error: Error) => error instanceof RequestError && error.field === 'name';

interface RenamePasskeyDialogProps {
  readonly passkey: OwnPasskey;
  readonly onClose: () => void;
}

/** Changes the name of a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const formId = useId();
  const rename = useRenamePasskey();
  const form = useAccountForm({
    name: 'rename-passkey',
    fields,
    initial: { name: passkey.name },
    check: (values) => fieldErrors(schema, values),
    onSubmit: ({ name }) => {
      if (rename.isPending) return;
      rename.mutate(
        { id: passkey._id, name: name.trim() },
        {
          onSuccess: onClose,
          onError: (error) => form.refuse(isAboutName(error) ? { name: error.message } : {}),
        },
      );
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename this passkey"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="hot" busy={rename.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className={styles.form} aria-label="Name of the passkey">
        {rename.error && !isAboutName(rename.error) && <Banner tone="bad">{errorText(rename.error)}</Banner>}
        <TextField {...form.field('name')} label="Name" autoComplete="off" ref={wantsFocus} />
      </form>
    </Dialog>
  );
}
