import * as v from 'valibot';
import { screenTimings } from '../../shared/screen-timings.ts';

/** How long the thanks for a message are shown, in milliseconds. */
export const thanksDuration = screenTimings.contactThanks;

const requiredText = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const contactMessage = v.object({
  name: requiredText('Please enter your name'),
  email: v.pipe(requiredText('Please enter your email'), v.email('Please enter a valid email')),
  subject: requiredText('Please enter a subject'),
  message: requiredText('Please enter a message'),
});

type ContactMessage = v.InferOutput<typeof contactMessage>;
export type ContactField = keyof ContactMessage;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** In the order of the page. */
const fields: readonly ContactField[] = ['name', 'email', 'subject', 'message'];

interface Checked {
  /** Null if a field is invalid. */
  readonly message: ContactMessage | null;
  readonly errors: ContactErrors;
  /** The first invalid field. */
  readonly first?: ContactField | undefined;
}

/** Checks the texts of the contact form. */
export function checkMessage(texts: unknown): Checked {
  const result = v.safeParse(contactMessage, texts);
  if (result.success) return { message: result.output, errors: {} };
  const { nested = {} } = v.flatten<typeof contactMessage>(result.issues);
  const errors: ContactErrors = {};
  for (const field of fields) {
    const text = nested[field]?.[0];
    if (text) errors[field] = text;
  }
  return { message: null, errors, first: fields.find((field) => errors[field]) };
}
