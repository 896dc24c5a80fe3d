import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { expectError } from '../../../test/expectations.ts';
import { audit } from '../../../test/moderation.ts';
import { freshName, newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { listedTheme, newTheme, saveTheme } from '../../../test/themes.ts';

let admin: Person;
let person: Person;
beforeAll(async () => {
  [admin, person] = await Promise.all([newAdministrator(), newPerson()]);
});

type Tag = { _id: string; name: string; adminOnly: boolean; color: string; themes?: number };
const newTag = (more: object = {}) => ({
  name: `Tag ${freshName()}`,
  category: 'Topic',
  color: 'red',
  ...more,
});
const create = async (tag: object) => {
  const response = await admin.post('/api/tags', tag);
  expect(response.status).toBe(200);
  return (await response.json<{ tag: Tag }>()).tag;
};
const all = async () => (await (await admin.get('/api/tags')).json<{ tags: Tag[] }>()).tags;
const found = async (by: Person, query: string) => {
  const response = await by.get(`/api/tags/search?query=${encodeURIComponent(query)}`);
  return (await response.json<{ tags: Tag[] }>()).tags;
};
const lastAction = async (action: string) =>
  (await audit(admin)).entries.find((entry) => entry.action === action);

describe('a tag', () => {
  it('is created, renamed, recolored and deleted, also on the themes that have it', async () => {
    const tag = await create(newTag());
    expect(await lastAction('createTag')).toMatchObject({ details: { tag: tag.name } });
    const id = await saveTheme(admin, newTheme({ tags: [tag.name] }));
    expect((await all()).find(({ _id }) => _id === tag._id)).toMatchObject({ themes: 1, color: 'red' });

    const renamed = newTag({ color: '#00ff00' });
    expect((await admin.put(`/api/tags/${tag._id}`, renamed)).status).toBe(200);
    expect((await listedTheme(person, id))?.tags).toEqual([renamed.name]);
    expect(await found(person, renamed.name)).toMatchObject([{ _id: tag._id, color: '#00ff00' }]);
    expect(await lastAction('updateTag')).toMatchObject({ details: { tag: tag.name, name: renamed.name } });

    expect((await admin.delete(`/api/tags/${tag._id}`)).status).toBe(200);
    expect((await listedTheme(person, id))?.tags).toEqual([]);
    expect(await lastAction('deleteTag')).toMatchObject({ details: { tag: renamed.name } });
    await expectError(await admin.delete(`/api/tags/${tag._id}`), 404, 'notFound');
    await expectError(await admin.put(`/api/tags/${tag._id}`, renamed), 404, 'notFound');
  });

  it('has a unique name, ignoring case and spaces', async () => {
    const [tag, other] = [await create(newTag()), await create(newTag())];
    const same = newTag({ name: ` ${tag.name.toUpperCase()} ` });
    const taken = (response: Response) => expectError(response, 409, 'nameTaken', { field: 'name' });
    await taken(await admin.post('/api/tags', same));
    await taken(await admin.put(`/api/tags/${other._id}`, same));
    expect((await admin.put(`/api/tags/${tag._id}`, same)).status).toBe(200);
  });

  it('is seen only by administrators if it is theirs alone', async () => {
    const tag = await create(newTag({ adminOnly: true }));
    expect(await found(admin, tag.name)).toMatchObject([{ adminOnly: true }]);
    expect(await found(person, tag.name)).toEqual([]);
    const id = await saveTheme(admin, newTheme({ tags: [tag.name] }));
    expect((await listedTheme(person, id))?.tags).toEqual([]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(41) }],
    ['color', { color: 'mauve' }],
    ['category', { category: undefined }],
  ])('is refused for its %s: %j', async (field, more) => {
    await expectError(await admin.post('/api/tags', newTag(more)), 400, 'invalidInput', { field });
  });

  it('is changed by administrators only', async () => {
    const tag = await create(newTag());
    for (const [by, status, error] of [
      [new Browser(), 401, 'unauthenticated'],
      [person, 403, 'forbidden'],
    ] as const) {
      await expectError(await by.get('/api/tags'), status, error);
      await expectError(await by.post('/api/tags', newTag()), status, error);
      await expectError(await by.put(`/api/tags/${tag._id}`, newTag()), status, error);
      await expectError(await by.delete(`/api/tags/${tag._id}`), status, error);
    }
    expect(await found(person, tag.name)).toHaveLength(1);
  });
});
