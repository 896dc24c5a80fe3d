/** Returns an address as one that a browser with Trusted Types accepts for a script. Throws for any other address. */
type TrustAddress = (address: string) => string;

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. Its addresses are objects, but only the browser looks into them. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: TrustAddress },
      ): { createScriptURL: TrustAddress };
    };
  }
}

/**
 * Creates a Trusted Types policy that lets only addresses through that match `pattern`. `name`: one that the content security
 * policy of the site allows (vite/site-headers.ts), once in a page. It is self-contained, because the inline script of prerendered
 * pages contains its source.
 */
export function trustedScripts(name: string, pattern: RegExp): TrustAddress {
  const createScriptURL = (address: string) => {
    if (!pattern.test(address)) throw new TypeError(`Not a script of the site: ${address}`);
    return address;
  };
  const policy = window.trustedTypes?.createPolicy(name, { createScriptURL });
  return (address) => (policy ? policy.createScriptURL(address) : createScriptURL(address));
}
