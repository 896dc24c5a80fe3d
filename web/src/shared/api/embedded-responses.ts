/** Responses of the API that are part of the HTML, by path. */
export type EmbeddedResponses = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** After this time they are no longer current, in milliseconds. */
const maxAge = 5_000;
let responses: EmbeddedResponses = {};

/** Stores responses that the HTML contains. They answer the requests of the page's first seconds. */
export function embedResponses(byPath: EmbeddedResponses): void {
  responses = byPath;
  setTimeout(() => {
    responses = {};
  }, maxAge);
}

/** Returns the response that the HTML contains for a path; null if there is none. */
export function embeddedResponse(path: string): Response | null {
  const found = responses[path];
  return found ? Response.json(found.body, { status: found.status }) : null;
}
