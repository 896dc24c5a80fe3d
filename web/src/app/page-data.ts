import type { QueryClient } from '@tanstack/react-query';
import { acceptConfig } from '../entities/session/coming-soon.ts';
import { sessionKey } from '../entities/session/session.ts';
import { expectUser } from '../entities/session/session-hint.ts';
import type { ResponseBody } from '../shared/api/api-types.ts';
import { type EmbeddedResponses, embedResponses } from '../shared/api/embedded-responses.ts';

/** What the Worker adds to a prerendered page, which it sends only to visitors who are not logged in. */
export interface PageData {
  /** The settings of the deployment. */
  readonly config: ResponseBody<'GET', '/api/config'>;
  /** Responses of the API that the page would request, by path. */
  readonly responses: EmbeddedResponses;
}

type Queries = readonly Parameters<QueryClient['setQueryData']>[];

const jsonOf = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
};

/** Returns the data of a prerendered page; null if the page is not prerendered. */
export const readPageData = (): PageData | null => jsonOf('page-data') as PageData | null; // written by our Worker

/** Makes the data available to the page. Call it before the first render, which then is the one of the build. */
export function storePageData(client: QueryClient, { config, responses }: PageData): void {
  acceptConfig(config);
  expectUser(false);
  client.setQueryData(sessionKey, null);
  embedResponses(responses);
  for (const query of (jsonOf('page-queries') ?? []) as Queries) client.setQueryData(...query); // written by our build
}
