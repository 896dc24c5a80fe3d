/** Responses of the API that are part of the HTML, by path. */
export type EmbeddedResponses = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** After this time they answer no request, in milliseconds. */
const maxAge = 5_000;
let responses: EmbeddedResponses = {};
let storedAt = 0;

/** Stores responses that the HTML contains. They answer the requests of the page's first seconds. */
export function embedResponses(byPath: EmbeddedResponses): void {
  responses = byPath;
  storedAt = Date.now();
}

/** Returns the response that the HTML contains for a path; null if there is none or it is no longer current. */
export function embeddedResponse(path: string): Response | null {
  const found = responses[path];
  if (!found || Date.now() - storedAt > maxAge) return null;
  return Response.json(found.body, { status: found.status });
}

/** Returns the body that the HTML contains for a path, for a first render, and when it was stored (epoch ms). Never expires. */
export function embeddedBody(path: string): { readonly body: unknown; readonly at: number } | null {
  const found = responses[path];
  return found ? { body: found.body, at: storedAt } : null;
}
