import type { DesktopLogin } from '@tallyho/game/accounts/desktop-login';

/** Returns the deep link that opens the desktop app with the result of a provider's login. */
export const desktopLoginLink = (desktopLogin: DesktopLogin): string =>
  `tallyho://desktop-login?${new URLSearchParams(desktopLogin)}`;

/** Opens an address that another program handles, like a press on a link. The page stays open. */
export const openDeepLink = (link: string): void => window.location.assign(link);
