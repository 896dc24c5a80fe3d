import type { Bindings } from '../../env.ts';
import { ApiError } from '../../http/errors.ts';

/** The site as browsers and authenticators know it. */
export interface RelyingParty {
  /** The domain to which passkeys belong. */
  id: string;
  /** The only origin whose pages may use them. */
  origin: string;
}

/** WebAuthn knows domains only. */
const isIpAddress = (hostname: string): boolean => hostname.startsWith('[') || /^[\d.]+$/.test(hostname);

/**
 * Returns the site to which passkeys belong: SITE_URL, because the host of a request can be forged. Null if the deployment has no
 * such setting, or no domain: then it has no passkeys.
 */
export const relyingPartyOf = ({ SITE_URL: site }: Pick<Bindings, 'SITE_URL'>): RelyingParty | null => {
  const url = site ? URL.parse(site) : null;
  return url === null || isIpAddress(url.hostname) ? null : { id: url.hostname, origin: url.origin };
};

/** Like `relyingPartyOf`. Throws `passkeysUnavailable` if there is none. */
export const requireRelyingParty = (env: Pick<Bindings, 'SITE_URL'>): RelyingParty => {
  const site = relyingPartyOf(env);
  if (site === null) throw new ApiError('passkeysUnavailable');
  return site;
};
