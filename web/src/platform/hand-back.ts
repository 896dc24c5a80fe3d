/** What the server makes as a code: 32 random bytes, base64url. */
const wellFormed = /^[\w-]{43}$/;

/** The link that opens the desktop app with the outcome of a provider's login. Null: that is no code. */
export const handBackLink = (code: string): string | null =>
  wellFormed.test(code) ? `tallyho://hand-back?code=${code}` : null;
