/**
 * Loads the starter content into a running API: `npm run seed` with EDGE_URL and SERVICE_SECRET in the environment.
 * Arguments are the names of the themes to load; without any, all are loaded.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { starterTags, starterThemes } from './content/index.ts';
import { selectThemes } from './content/starter-theme.ts';
import { loadContent } from './seed/load-content.ts';

const { EDGE_URL: url, SERVICE_SECRET: serviceSecret } = process.env;
if (!url || !serviceSecret) {
  console.error('Set EDGE_URL to the address of the API, and SERVICE_SECRET to its service secret.');
  process.exit(1);
}

const readPicture = async (file: string) =>
  new Uint8Array(await readFile(join(import.meta.dirname, 'content', 'pictures', file)));

try {
  const names = await loadContent(
    { url, serviceSecret, fetch },
    { themes: selectThemes(starterThemes, process.argv.slice(2)), tags: starterTags, readPicture },
  );
  console.log(
    names.length === 0
      ? 'The starter content is in place.'
      : `Loaded ${names.length} themes: ${names.join(', ')}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
