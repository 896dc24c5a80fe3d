import type { Database } from '@tallyho/drizzle/client';
import { images, starterContent, themes } from '@tallyho/drizzle/schema/index';

/**
 * Returns what the loader of the starter content has already loaded, so that it can skip it. Names are normalized. One
 * round trip.
 */
export const loadedContent = async ({ db }: { db: Database }) => {
  const [present, loaded, pictures] = await db.batch([
    db.select({ _id: themes.id, name: themes.nameNormalized }).from(themes),
    db.select({ name: starterContent.nameNormalized, hash: starterContent.hash }).from(starterContent),
    db.select({ publicId: images.publicId }).from(images),
  ]);
  return { themes: present, loaded, pictures: pictures.map(({ publicId }) => publicId) };
};
