import { exports } from 'cloudflare:workers';

/** Base URL of the tests' site. */
export const site = 'http://tallyho.test';

type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

interface Call {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  origin?: string;
}

const randomAddress = () => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
};

/** A browser test double: stores cookies, sends an Origin header, and has its own IP address. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly address = randomAddress();
  readonly #site: string;
  readonly #fetch: Fetch;

  /** `fetch`: for an app with different bindings than the tests' own. */
  constructor(ownSite = site, fetch: Fetch = (url, init) => exports.default.fetch(url, init)) {
    this.#site = ownSite;
    this.#fetch = fetch;
  }

  async call(
    path: string,
    { method = 'GET', body, headers = {}, origin = this.#site }: Call = {},
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const unsafe = method !== 'GET';
    const response = await this.#fetch(new URL(path, this.#site), {
      method,
      redirect: 'manual',
      headers: {
        'CF-Connecting-IP': this.address,
        ...(cookie && { Cookie: cookie }),
        ...(unsafe && { Origin: origin }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  get = (path: string, headers: Record<string, string> = {}) => this.call(path, { headers });
  post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    this.call(path, { method: 'POST', body, headers });
  put = (path: string, body?: unknown) => this.call(path, { method: 'PUT', body });
  delete = (path: string, body?: unknown) => this.call(path, { method: 'DELETE', body });

  #keep(line: string) {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
