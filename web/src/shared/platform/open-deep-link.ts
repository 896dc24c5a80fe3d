/** Goes to an address that another program answers, as a press on a link would. The page stays. */
export const openDeepLink = (link: string): void => window.location.assign(link);
