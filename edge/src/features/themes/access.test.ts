import { users } from '@tallyho/drizzle/schema/users';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { suspend } from '../../../test/friends.ts';
import { audit } from '../../../test/moderation.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { newPicture, upload } from '../../../test/pictures.ts';
import { serviceHeader } from '../../../test/service.ts';
import { listedTheme, newTheme, saveTheme, sliderGame } from '../../../test/themes.ts';

/** What the calls of a test are about. */
interface Target {
  readonly theme: string;
  readonly tag: string;
  readonly picture: string;
}
type Call = (by: Browser, target: Target, headers?: Record<string, string>) => Promise<Response>;

const newTag = (name = `Tag ${crypto.randomUUID().slice(0, 8)}`) => ({
  name,
  category: 'Topic',
  color: 'red',
});
const newFolder = () => `Themes/Access ${crypto.randomUUID()}/Game1`;

/** Every call of the studio that changes something. */
const changes: Record<string, Call> = {
  'create a theme': (by, _, headers) =>
    by.post('/api/themes/upload-theme', newTheme({ games: [sliderGame] }), headers),
  'change a theme': (by, { theme }, headers) =>
    by.put(`/api/themes/update-theme/${theme}`, newTheme({ games: [sliderGame] }), headers),
  'delete a theme': (by, { theme }, headers) =>
    by.delete(`/api/themes/delete-theme/${theme}`, undefined, headers),
  'create a tag': (by, _, headers) => by.post('/api/tags', newTag(), headers),
  'save tags': (by, _, headers) => by.put('/api/tags', { tags: [newTag()] }, headers),
  'change a tag': (by, { tag }, headers) => by.put(`/api/tags/${tag}`, newTag(), headers),
  'delete a tag': (by, { tag }, headers) => by.delete(`/api/tags/${tag}`, undefined, headers),
  'reserve a folder': (by, _, headers) => by.post('/api/cloudinary/folder', { themeName: 'x' }, headers),
  'upload a picture': (by, _, headers = {}) => upload(by, newFolder(), newPicture(), { headers }),
  'delete a picture': (by, { picture }, headers) =>
    by.delete('/api/cloudinary/delete', { publicId: picture }, headers),
};
/** Every call that returns what only administrators see. */
const reads: Record<string, Call> = {
  'list all themes': (by, _, headers) => by.get('/api/themes/all', headers),
  'open a theme': (by, { theme }, headers) => by.get(`/api/themes/${theme}/edit`, headers),
  'list all tags': (by, _, headers) => by.get('/api/tags', headers),
};

let [admin, account, suspended, former]: Person[] = [];
let target: Target;
const newTarget = async (by: Person): Promise<Target> => {
  const theme = await saveTheme(by, newTheme({ games: [sliderGame] }));
  const { tag } = await (await by.post('/api/tags', newTag())).json<{ tag: { _id: string } }>();
  const picture = await (await upload(by, newFolder(), newPicture())).json<{ public_id: string }>();
  return { theme, tag: tag._id, picture: picture.public_id };
};
beforeAll(async () => {
  const made = await Promise.all([newAdministrator(), newPerson(), newAdministrator(), newAdministrator()]);
  [admin, account, suspended, former] = made;
  target = await newTarget(made[0]);
  await suspend(made[2]);
  await db.update(users).set({ administrator: false }).where(eq(users.id, made[3].account._id));
});

describe.each(Object.entries({ ...changes, ...reads }))('%s', (_, call) => {
  it('is refused to visitors, accounts, suspended and former administrators, and rooms', async () => {
    const visitor = new Browser();
    await expectError(await call(visitor, target), 401, 'unauthenticated');
    await expectError(await call(account ?? visitor, target), 403, 'forbidden');
    await expectError(await call(suspended ?? visitor, target), 403, 'suspended');
    await expectError(await call(former ?? visitor, target), 403, 'forbidden');
    await expectError(await call(visitor, target, await serviceHeader('ABCDEF')), 403, 'forbidden');
    expect(await listedTheme(account as Person, target.theme)).toBeDefined(); // beforeAll has set it
  });
});

describe('the log', () => {
  it.each([
    ['createTheme', 'create a theme'],
    ['updateTheme', 'change a theme'],
    ['deleteTheme', 'delete a theme'],
    ['createTag', 'create a tag'],
    ['createTag', 'save tags'],
    ['updateTag', 'change a tag'],
    ['deleteTag', 'delete a tag'],
    ['uploadPicture', 'upload a picture'],
    ['deletePicture', 'delete a picture'],
  ] as const)('has one entry %s with its author for the call: %s', async (action, name) => {
    const author = await newAdministrator();
    const own = await newTarget(admin as Person); // beforeAll has set it
    const entries = async () =>
      (await audit(author)).entries.filter(({ actor }) => actor?._id === author.account._id);
    const response = await changes[name]?.(author, own);
    expect(response?.status).toBe(200);
    expect((await entries()).map((entry) => entry.action)).toEqual([action]);
  });
});
