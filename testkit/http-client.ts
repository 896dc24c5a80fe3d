interface Call {
  readonly method?: string;
  /** Sent as JSON. Strings and forms are sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The Origin header of an unsafe method, if it is not the site's. */
  readonly origin?: string;
}

interface ClientOptions {
  /** For an app that is not reached over the network. */
  readonly fetch?: (url: URL, init: RequestInit) => Promise<Response>;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An HTTP client that stores cookies and does not follow redirects. Like a browser it sends the site's Origin with
 * unsafe methods. Runs in Node and in workerd.
 */
export class HttpClient {
  /** The base address of the site. */
  readonly url: string;
  /** The stored cookies by name. All are sent with every request, so a client is used for one site only. */
  readonly cookies = new Map<string, string>();
  readonly #fetch: NonNullable<ClientOptions['fetch']>;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(
    url: string,
    { fetch = (to, init) => globalThis.fetch(to, init), headers = {} }: ClientOptions = {},
  ) {
    this.url = url;
    this.#fetch = fetch;
    this.#headers = headers;
  }

  async call(
    path: string,
    { method = 'GET', body, headers, origin = new URL(this.url).origin }: Call = {},
  ): Promise<Response> {
    const isJson = body !== undefined && !isForm(body);
    const response = await this.#fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        ...this.#headers,
        ...(this.cookies.size > 0 && { Cookie: this.#cookieHeader() }),
        ...(method !== 'GET' && { Origin: origin }),
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isForm(body) || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    for (const line of response.headers.getSetCookie()) this.#store(line);
    return response;
  }

  get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    this.call(path, { headers });
  post = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    this.call(path, { method: 'POST', body, headers });
  put = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    this.call(path, { method: 'PUT', body, headers });
  delete = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    this.call(path, { method: 'DELETE', body, headers });

  /** Returns the response as JSON. Throws if the status is not 2xx. */
  async requestJson<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
    const response = await this.call(path, { method, body });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer; // the caller names the type of the route's answer
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #store(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

const isForm = (body: unknown): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;
