import { screenTimings } from '@tallyho/game/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { dropFormDraft, readFormDraft, writeFormDraft } from '../../shared/storage/drafts.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { TextArea, TextField } from '../../shared/ui/controls/TextField.tsx';
import { Banner } from '../../shared/ui/overlays/Banner.tsx';
import styles from './ContactForm.module.css';

const requiredText = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const contactMessage = v.object({
  name: requiredText('Please enter your name'),
  email: v.pipe(requiredText('Please enter your email'), v.email('Please enter a valid email')),
  subject: requiredText('Please enter a subject'),
  message: requiredText('Please enter a message'),
});

type Field = keyof v.InferOutput<typeof contactMessage>;
type Errors = Partial<Record<Field, string>>;

const fields: readonly Field[] = ['name', 'email', 'subject', 'message'];
const draftName = 'contact';

const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The contact form. Sending only logs the message to the console. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [sentCount, setSentCount] = useState(0);

  // Not set as default values, because `reset` would restore those.
  useEffect(() => {
    for (const [field, text] of Object.entries(readFormDraft(draftName))) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = text;
    }
  }, []);

  useEffect(() => {
    if (sentCount === 0) return;
    const timer = setTimeout(() => setSentCount(0), screenTimings.contactThanks);
    return () => clearTimeout(timer);
  }, [sentCount]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const result = v.safeParse(contactMessage, textsOf(event.currentTarget));
    if (!result.success) {
      const { nested = {} } = v.flatten<typeof contactMessage>(result.issues);
      const found: Errors = {};
      for (const field of fields) {
        const message = nested[field]?.[0];
        if (message) found[field] = message;
      }
      setErrors(found);
      const first = fields.find((field) => found[field]);
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    console.info('Contact message', result.output);
    setErrors({});
    setSentCount((count) => count + 1);
    dropFormDraft(draftName);
    form.current?.reset();
  }

  const clear = (field: Field) => () => errors[field] && setErrors({ ...errors, [field]: undefined });

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
        {sentCount > 0 && <Banner tone="good">Thank you! We'll respond to your message soon.</Banner>}
        <Button type="submit" variant="hot" size="lg">
          Send message
        </Button>
      </div>
    </form>
  );
}
