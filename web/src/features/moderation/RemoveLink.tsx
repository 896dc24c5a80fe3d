import { type FormEvent, useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import styles from './Moderation.module.css';
import { useRemoveLink } from './moderation-api.ts';

/** Returns the token in the address of a result; null if there is none. */
const tokenIn = (address: string): string | null =>
  /(?:^|\/r\/)([\w-]{22})(?:[/?#]|$)/.exec(address.trim())?.[1] ?? null;

/** Takes down the public link of a result, by its address. */
export function RemoveLink() {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const remove = useRemoveLink();
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const token = tokenIn(address);
    if (token === null) {
      setError('That is not the address of a result.');
      return;
    }
    remove.mutate(token, {
      onSuccess: () => {
        setAddress('');
        showToast('The link no longer works.', 'good');
      },
      onError: ({ message }) => setError(message),
    });
  }
  return (
    <section className={styles.section} aria-labelledby="public-link">
      <h2 id="public-link">Take down a public link</h2>
      <form className={styles.section} onSubmit={onSubmit}>
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
        <Button type="submit" variant="danger" busy={remove.isPending}>
          Take it down
        </Button>
      </form>
    </section>
  );
}
