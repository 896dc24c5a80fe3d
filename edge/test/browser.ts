import { exports } from 'cloudflare:workers';
import { HttpClient } from '../../testkit/http-client.ts';

/** Base URL of the tests' site. */
export const site = 'http://tallyho.test';

type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

const randomAddress = () => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
};

/** A test double of a browser: an HTTP client of the API with its own IP address. */
export class Browser extends HttpClient {
  readonly address: string;

  /** `fetch`: for an app with different bindings than the tests' own. */
  constructor(ownSite = site, fetch: Fetch = (url, init) => exports.default.fetch(url, init)) {
    const address = randomAddress();
    super(ownSite, { fetch, headers: { 'CF-Connecting-IP': address } });
    this.address = address;
  }
}
