import { beforeAll, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { reportGame } from '../../../test/finished-games.ts';
import type { Person } from '../../../test/people.ts';
import { newStudio, type Studio } from '../../../test/studio.ts';
import { newTheme, saveTheme } from '../../../test/themes.ts';

let admin: Person;
let person: Person;
let studio: Studio;
beforeAll(async () => {
  ({ admin, person, studio } = await newStudio());
});

type Shared = { theme: string | null };

/** The theme that the public page of a game offers to play. `changes`: of the game. */
async function offeredBy(changes: Parameters<typeof reportGame>[1]): Promise<string | null> {
  const game = await reportGame([person, admin], changes);
  const { token } = await (await person.post(`/api/share/${game}`)).json<{ token: string }>();
  return (await (await new Browser().get(`/api/shared/${token}`)).json<Shared>()).theme;
}

it('a public result offers the theme of its board, as long as lobbies are offered it', async () => {
  const theme = newTheme();
  const id = await saveTheme(admin, theme);
  const texts = { 'Public theme': theme.name.toUpperCase() };
  expect(await offeredBy({ texts })).toBe(id);
  await studio.update(id, { ...theme, hidden: true });
  expect(await offeredBy({ texts })).toBeNull();
});

it('a public result offers no theme if the theme is unknown or all rounds had themes of the players', async () => {
  expect(await offeredBy({})).toBeNull();
  expect(await offeredBy({ onlyOwn: true })).toBeNull();
});
