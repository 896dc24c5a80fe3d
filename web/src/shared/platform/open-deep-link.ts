/** Opens an address that another program handles, like a press on a link. The page stays open. */
export const openDeepLink = (link: string): void => window.location.assign(link);
