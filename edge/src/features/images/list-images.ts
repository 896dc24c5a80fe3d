import type { Database } from '@tallyho/drizzle/client';
import { images } from '@tallyho/drizzle/schema/images';
import { imageFolders, themes } from '@tallyho/drizzle/schema/index';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { imageUrl } from '../../pictures/picture.ts';

/** The folder belongs to a theme that only administrators see. */
const isHidden = sql`exists (
  select 1 from ${imageFolders} join ${themes} on ${themes.id} = ${imageFolders.themeId}
  where ${imageFolders.folder} = ${images.folder} and ${themes.hidden}
)`;

/** Returns the pictures of a folder that its theme shows, in their order. Those of hidden themes only to administrators. */
export const listImages = async (
  { db, administrator }: { db: Database; administrator: boolean },
  folder: string,
) => {
  const { publicId, alt, width, height } = images;
  const rows = await db
    .select({ public_id: publicId, alt, width, height })
    .from(images)
    .where(
      and(
        eq(images.folder, folder),
        isNull(images.detachedAt),
        administrator ? undefined : sql`not ${isHidden}`,
      ),
    )
    .orderBy(asc(images.position));
  return rows.map((row) => ({ url: imageUrl(row.public_id), ...row }));
};
