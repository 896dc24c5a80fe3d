import type { HandBack } from '@tallyho/game/accounts/hand-back';

/** The link that opens the desktop app with the end of a provider's login. */
export const handBackLink = (handBack: HandBack): string =>
  `tallyho://hand-back?${new URLSearchParams(handBack)}`;
