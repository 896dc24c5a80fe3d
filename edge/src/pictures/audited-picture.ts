import { imageFolders } from '@tallyho/drizzle/schema/images';
import { themeGames, themes } from '@tallyho/drizzle/schema/themes';
import { eq, type SQL, sql } from 'drizzle-orm';
import { partsOfFolder } from './folders.ts';

/**
 * Returns the details of an audit entry about a picture as SQL: its id and name, and the names of its theme and game at
 * this time. A theme that is not saved is named like its folder.
 */
export const auditedPicture = (picture: {
  publicId: string;
  folder: string;
  name: SQL | string;
}): SQL<string> => {
  const { publicId, folder, name } = picture;
  const { path, number } = partsOfFolder(folder);
  const ofFolder = sql`from ${imageFolders} inner join ${themes} on ${eq(themes.id, imageFolders.themeId)}`;
  const isFolder = eq(imageFolders.folder, folder);
  const theme = sql`(select ${themes.name} ${ofFolder} where ${isFolder})`;
  const game = sql`(select ${themeGames.position} + 1 ${ofFolder} inner join ${themeGames} on ${eq(themeGames.themeId, themes.id)}
    where ${isFolder} and ${themeGames.game} ->> '$.config.content' = ${folder} order by ${themeGames.position} limit 1)`;
  return sql`json_object('picture', ${publicId}, 'name', ${name},
    'theme', coalesce(${theme}, ${path.replace(/^Themes\//, '')}), 'game', coalesce(${game}, ${number}))`;
};
