import path from 'node:path';
import type { Page } from '@playwright/test';
import { createServer } from 'vite';

/** Serves the gallery of the development server, without an API. Returns its address and a function that ends it. */
export async function serveGallery(port: number): Promise<{ url: string; end: () => Promise<void> }> {
  const web = path.resolve(import.meta.dirname, '../web');
  const server = await createServer({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    server: { port, strictPort: true, open: false },
    logLevel: 'silent',
  });
  await server.listen();
  return { url: `http://localhost:${port}`, end: () => server.close() };
}

/** Answers what pages of the gallery ask the API before their scene is there. */
export const answerConfig = (page: Page): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === '/api/config',
    (route) => route.fulfill({ json: { comingSoon: false, providers: [], passkeys: false } }),
  );
