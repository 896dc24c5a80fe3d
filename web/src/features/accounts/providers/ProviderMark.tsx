import type { ReactNode } from 'react';
import type { ProviderId } from './providers.ts';

/** The providers' logos, in the colors that the providers require. */
const marks = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.2 3.5-8.8Z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5H1.2v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6H1.2a12 12 0 0 0 0 10.8Z" />
      <path
        fill="#ea4335"
        d="M12 4.8c1.8 0 3.3.6 4.6 1.8l3.4-3.4A12 12 0 0 0 1.2 6.6l4.1 3.1c.9-2.9 3.6-4.9 6.7-4.9Z"
      />
    </>
  ),
  discord: (
    <path
      fill="#5865f2"
      d="M20.3 4.4A19.8 19.8 0 0 0 15.4 2.9l-.6 1.2a18 18 0 0 0-5.6 0l-.6-1.2a19.8 19.8 0 0 0-4.9 1.5C.6 9-.3 13.6.1 18.1a20 20 0 0 0 6.1 3l1.3-2-2-1 .5-.3a14.2 14.2 0 0 0 12 0l.5.4-2 1 1.3 2a20 20 0 0 0 6-3.1c.6-5.2-.8-9.7-3.5-13.7ZM8 15.4c-1.2 0-2.2-1.1-2.2-2.4S6.8 10.5 8 10.5s2.2 1.1 2.2 2.5S9.2 15.4 8 15.4Zm8 0c-1.2 0-2.2-1.1-2.2-2.4s1-2.5 2.2-2.5 2.2 1.1 2.2 2.5-1 2.4-2.2 2.4Z"
    />
  ),
} satisfies Record<ProviderId, ReactNode>;

/** A provider's logo, in the height of the text. Hidden from screen readers: the name is next to it. */
export function ProviderMark({ provider }: { readonly provider: ProviderId }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {marks[provider]}
    </svg>
  );
}
