import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../test/database.ts';
import type { Person } from '../../../test/people.ts';
import { newStudio, type Studio } from '../../../test/studio.ts';
import { listedTheme, newTheme, saveTheme } from '../../../test/themes.ts';
import { listThemes } from './list-themes.ts';
import { uploadTheme } from './save-theme.ts';
import { themeInputSchema } from './theme-input.ts';

let admin: Person;
let person: Person;
let studio: Studio;
beforeAll(async () => {
  ({ admin, person, studio } = await newStudio());
});

/** The names of the picker's themes at this time, and whether they are new. */
const offered = async (now = Date.now()) =>
  (await listThemes({ db, user: person.account._id, now })).map(({ name, isNew }) => ({ name, isNew }));

describe('a theme', () => {
  it('is new for 14 days after it was first offered, and new themes come first, the newest at the top', async () => {
    const [older, newer] = [newTheme(), newTheme()];
    await saveTheme(admin, older);
    await saveTheme(admin, newer);
    // Other tests save themes at the same time.
    const now = await offered();
    expect(now.filter(({ name }) => [older.name, newer.name].includes(name))).toEqual([
      { name: newer.name, isNew: true },
      { name: older.name, isNew: true },
    ]);
    expect(now.findIndex(({ isNew }) => !isNew)).toBeOneOf([-1, now.filter(({ isNew }) => isNew).length]);
    const later = await offered(Date.now() + limits.newTheme);
    expect(later.filter(({ isNew }) => isNew)).toEqual([]);
    const names = later.map(({ name }) => name);
    expect(names.indexOf(older.name)).toBeLessThan(names.indexOf(newer.name));
  });

  it('that was hidden is new when it is published, and not again after a change', async () => {
    const theme = newTheme({ hidden: true });
    const id = await saveTheme(admin, theme);
    expect(await listedTheme(person, id)).toBeUndefined();
    await studio.update(id, { ...theme, hidden: false });
    expect(await listedTheme(person, id)).toMatchObject({ isNew: true });
    const published = Date.now();
    await studio.update(id, { ...theme, hidden: true });
    await studio.update(id, { ...theme, hidden: false, description: 'Changed.' });
    const at = published + limits.newTheme;
    expect((await offered(at)).find(({ name }) => name === theme.name)).toMatchObject({ isNew: false });
  });

  it('of the starter content is never new', async () => {
    const { folder: _, ...theme } = newTheme();
    const input = v.parse(themeInputSchema, { ...theme, games: theme.games.slice(1) });
    await uploadTheme({ db, author: 'content' }, input);
    expect((await offered()).find(({ name }) => name === theme.name)).toMatchObject({ isNew: false });
  });
});
