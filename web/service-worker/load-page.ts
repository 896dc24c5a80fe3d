interface PageSources {
  /** The response of the network. Rejects without a connection. */
  readonly response: Promise<Response>;
  /** Returns the stored shell, which renders every page; undefined if it is not stored. */
  readonly shell: () => Promise<Response | undefined>;
  /** Returns the stored offline page; undefined if it is not stored. */
  readonly offlinePage: () => Promise<Response | undefined>;
  /** Time that the network may take before the shell is shown, in milliseconds. */
  readonly timeout: number;
}

/** Returns a page from the network; the shell if that takes too long; without a connection the offline page. */
export async function loadPage({ response, shell, offlinePage, timeout }: PageSources): Promise<Response> {
  const isLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeout));
  try {
    return (await Promise.race([response, isLate])) ?? (await shell()) ?? (await response);
  } catch {
    return (await offlinePage()) ?? Response.error();
  }
}
