import { type FormEvent, useEffect, useRef, useState } from 'react';
import { dropFormDraft, readFormDraft, writeFormDraft } from '../../shared/storage/drafts.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { TextArea, TextField } from '../../shared/ui/controls/TextField.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './ContactForm.module.css';
import type { ContactErrors, ContactField } from './contact-message.ts';

const draftName = 'contact';

const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The contact form. Sending only logs the message to the console. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  /** How long the thanks for the last message are shown, in milliseconds; null: no message. A new object for each message. */
  const [thanks, setThanks] = useState<{ readonly duration: number } | null>(null);

  // Not set as default values, because `reset` would restore those.
  useEffect(() => {
    for (const [field, text] of Object.entries(readFormDraft(draftName))) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = text;
    }
  }, []);

  useEffect(() => {
    if (!thanks) return;
    const timer = setTimeout(() => setThanks(null), thanks.duration);
    return () => clearTimeout(timer);
  }, [thanks]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const texts = textsOf(event.currentTarget);
    // With the validation library, which the page does not need before.
    const { checkMessage, thanksDuration } = await import('./contact-message.ts');
    const { message, errors: found, first } = checkMessage(texts);
    setErrors(found);
    if (!message) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    console.info('Contact message', message);
    setThanks({ duration: thanksDuration });
    dropFormDraft(draftName);
    form.current?.reset();
  }

  const clear = (field: ContactField) => () => errors[field] && setErrors({ ...errors, [field]: undefined });

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onChange={(event) => writeFormDraft(draftName, textsOf(event.currentTarget))}
      onSubmit={onSubmit}
    >
      <div className={styles.pair}>
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          error={errors.name}
          onChange={clear('name')}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
          onChange={clear('email')}
        />
      </div>
      <TextField label="Subject" name="subject" required error={errors.subject} onChange={clear('subject')} />
      <TextArea
        label="Message"
        name="message"
        rows={5}
        required
        error={errors.message}
        onChange={clear('message')}
      />
      <div className={styles.end}>
        {thanks && <Banner tone="good">Thank you! We'll respond to your message soon.</Banner>}
        <Button type="submit" variant="hot" size="lg">
          Send message
        </Button>
      </div>
    </form>
  );
}
