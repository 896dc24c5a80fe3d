import { mkdir, writeFile } from 'node:fs/promises';
import { starterThemes } from '../index.ts';
import { filePicturesOf } from '../starter-theme.ts';
import { licences } from './licences.ts';

const file = new URL('../../../web/public/content/credits.json', import.meta.url);

const credits = starterThemes.flatMap(({ name, games }) => {
  const pictures = games.flatMap(filePicturesOf);
  const collections = new Set(pictures.map(({ source }) => source.split(':')[0] ?? ''));
  return [...collections].map((collection) => {
    const licence = licences[collection];
    if (!licence) throw new Error(`No licence known for ${collection}`);
    return { theme: name, collection, ...licence };
  });
});

await mkdir(new URL('.', file), { recursive: true });
await writeFile(file, `${JSON.stringify(credits, null, 2)}\n`);
console.log(`${credits.length} credits`);
