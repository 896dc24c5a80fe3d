/**
 * Returns the address under which the studio shows a stored picture. The service worker stores no picture with a query,
 * and a picture of the studio may be of a hidden theme. Other addresses, such as those of files not yet sent, stay as they are.
 */
export const studioAddress = (url: string): string => (url.startsWith('/images/') ? `${url}?edit` : url);
