import type { DesktopLogin } from '@tallyho/game/accounts/desktop-login';

/** The link that opens the desktop app with the end of a provider's login. */
export const desktopLoginLink = (desktopLogin: DesktopLogin): string =>
  `tallyho://hand-back?${new URLSearchParams(desktopLogin)}`;
