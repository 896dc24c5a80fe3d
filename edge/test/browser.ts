import { exports } from 'cloudflare:workers';
import { HttpClient } from '../../testkit/http-client.ts';
import { expectDescribed } from './described-responses.ts';

/** Base URL of the tests' site. */
export const site = 'http://tallyho.test';

type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

const randomAddress = () => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
};

/**
 * A test double of a browser: an HTTP client of the API with its own IP address. Every response must be as the API's
 * description says.
 */
export class Browser extends HttpClient {
  readonly address: string;

  /** `fetch`: for an app with different bindings than the tests' own. */
  constructor(ownSite = site, send: Fetch = (url, init) => exports.default.fetch(url, init)) {
    const address = randomAddress();
    const fetch: Fetch = async (url, init) => {
      const response = await send(url, init);
      await expectDescribed(init.method ?? 'GET', url, response);
      return response;
    };
    super(ownSite, { fetch, headers: { 'CF-Connecting-IP': address } });
    this.address = address;
  }
}
