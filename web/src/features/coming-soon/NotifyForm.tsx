import { emailSchema } from '@tallyho/game/accounts/rules';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { request } from '../../shared/api/api.ts';
import { RequestError } from '../../shared/api/api-error.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './NotifyForm.module.css';

const invalidText = 'Please enter a valid email address.';
const failureText = 'Error submitting your email. Please try again.';

/** Returns the API's message, or a general text if the response did not come from the API. */
const textOf = (error: Error) =>
  error instanceof RequestError && error.code !== 'unknown' ? error.message : failureText;
const isAboutEmail = (error: Error) => error instanceof RequestError && error.field === 'email';

/** Subscribes an email address to the launch announcement. The typed text stays until the request succeeds. */
export function NotifyForm() {
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const subscribe = useMutation({
    mutationFn: (address: string) =>
      request('POST', '/api/subscribe', { body: { email: address, timestamp: new Date().toISOString() } }),
    onSuccess: (_, address) => setEmail((typed) => (typed.trim() === address ? '' : typed)),
    onError: (error) => isAboutEmail(error) && showError(error.message),
  });

  function showError(text: string) {
    setError(text);
    input.current?.focus();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (subscribe.isPending) return;
    subscribe.reset();
    const address = v.safeParse(emailSchema, email);
    if (address.success) subscribe.mutate(address.output);
    else showError(invalidText);
  }

  return (
    <form className={styles.form} noValidate aria-label="Be told when we open" onSubmit={onSubmit}>
      <div className={styles.row}>
        <TextField
          ref={input}
          label="Email"
          hint="One mail on the day we open, and no other."
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={error}
          onChange={({ target }) => {
            setEmail(target.value);
            setError(undefined);
            if (!subscribe.isPending) subscribe.reset();
          }}
        />
        <Button type="submit" variant="hot" size="lg" busy={subscribe.isPending}>
          Notify me
        </Button>
      </div>
      {subscribe.isSuccess && <Banner tone="good">Thank you! We'll write to you on the day we open.</Banner>}
      {subscribe.error && !isAboutEmail(subscribe.error) && (
        <Banner tone="bad">{textOf(subscribe.error)}</Banner>
      )}
    </form>
  );
}
