import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { MembershipStore } from '../entities/room/membership.ts';
import { noteOfferedProviders, type ProviderId } from '../entities/session/offered-providers.ts';
import { sessionKey } from '../entities/session/session.ts';
import { createQueryClient } from './Providers.tsx';
import { Site } from './Site.tsx';

interface PageToRender {
  /** The address of the page, without a query. */
  readonly address: string;
  /** The login providers of the deployment. */
  readonly providers: readonly ProviderId[];
  /** Responses of the API, by query key. */
  readonly queries?: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/**
 * Renders a page as HTML for visitors who are not logged in, with all lazy parts that it shows. The build runs it in an empty
 * browser environment, without stored settings. Rejects if a component throws.
 */
export async function renderPage({ address, providers, queries = [] }: PageToRender): Promise<string> {
  const client = createQueryClient();
  client.setQueryData(sessionKey, null);
  for (const [key, data] of queries) client.setQueryData(key, data);
  noteOfferedProviders(providers);
  const site = (
    <StaticRouter location={address}>
      <Site client={client} membership={new MembershipStore()} />
    </StaticRouter>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(site, {
    // Otherwise React moves large parts to the end of the page, and back by inline scripts, which the site's policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  let html = '';
  for await (const part of prelude.setEncoding('utf8')) html += part;
  if (failures.length > 0) throw new AggregateError(failures, `${address} could not be rendered`);
  return html;
}
