import { type FormEvent, useState } from 'react';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { useRemoveLink } from '../model/moderation-api.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import styles from './RemoveLink.module.css';

/** Returns the token in the address of a result; null if there is none. */
const tokenIn = (address: string): string | null =>
  /(?:^|\/r\/)([\w-]{22})(?:[/?#]|$)/.exec(address.trim())?.[1] ?? null;

/** Takes down the public link of a result, by its address, after a question. Collapsed, because it is rarely needed. */
export function RemoveLink() {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<string | null>(null);
  const remove = useRemoveLink();
  function close(): void {
    setAsked(null);
    remove.reset();
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const token = tokenIn(address);
    if (token === null) setError('That is not the address of a result.');
    else setAsked(token);
  }
  function onConfirm(): void {
    if (asked === null) return;
    remove.mutate(asked, {
      onSuccess: () => {
        close();
        setAddress('');
        showToast('The link no longer works.', 'good');
      },
      onError: ({ message }) => {
        close();
        setError(message);
      },
    });
  }
  return (
    <details className={styles.box}>
      <summary>Take down a public link</summary>
      <form className={styles.form} onSubmit={onSubmit}>
        <TextField
          label="Address of the result"
          hint="It contains /r/ and shows names and answers of a game to everyone who has it."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          error={error}
          onChange={(event) => {
            setAddress(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit">Take it down</Button>
      </form>
      {asked !== null && (
        <AskDialog
          title="Take down this public link?"
          action="Take it down"
          variant="danger"
          request={remove}
          onConfirm={onConfirm}
          onClose={close}
        >
          <p>
            The address stops working for everyone, with its picture. The players keep the result in their own
            game nights and can publish it again under a new address.
          </p>
        </AskDialog>
      )}
    </details>
  );
}
