import { auditLog } from '@tallyho/drizzle/schema/safety';
import type { ApiAuditEntry } from '@tallyho/game/people/moderation';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '../../../test/database.ts';
import { expectError } from '../../../test/expectations.ts';
import { cardOf } from '../../../test/friends.ts';
import { idOf, people } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import { audit, liftSanction, reportOf, sanction } from '../../../test/moderation.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { newPicture, upload } from '../../../test/pictures.ts';
import { RoomFake } from '../../../test/room-fake.ts';
import { fakeRooms } from '../../../test/rooms.ts';
import { newStudio, type Picture } from '../../../test/studio.ts';
import { newTheme, sliderGame, tierListGame } from '../../../test/themes.ts';

let admin: Person;
beforeAll(async () => {
  admin = await newAdministrator();
});
beforeEach(() => {
  fakeRooms(new RoomFake().respond);
});

test('the log returns every action, latest first, in pages', async () => {
  const [by, about] = (await people(2)) as [Person, Person];
  const reportId = await reportOf(by, about);
  await sanction(admin, about, { kind: 'suspend', hours: 2, reportId });
  await liftSanction(admin, about, 'suspend');
  const { entries } = await audit(admin);
  const own = entries.filter(({ subject }) => subject?._id === idOf(about));
  expect(own.map(({ action, actor }) => [action, actor])).toEqual([
    ['lift', cardOf(admin)],
    ['closeReport', cardOf(admin)],
    ['suspend', cardOf(admin)],
    ['report', cardOf(by)],
  ]);
  expect(own[2]?.details).toMatchObject({ hours: 2, reason: 'Be kind', report: reportId });

  await db.insert(auditLog).values(
    Array.from({ length: 120 }, () => ({
      at: new Date(),
      actorId: idOf(by),
      action: 'report' as const,
      subjectId: idOf(about),
      details: {},
    })),
  );
  const ids: number[] = [];
  let page = await audit(admin);
  expect(page.entries).toHaveLength(50);
  ids.push(...page.entries.map(({ _id }) => _id));
  while (page.next !== null) {
    page = await audit(admin, `?before=${page.next}`);
    ids.push(...page.entries.map(({ _id }) => _id));
  }
  expect(ids).toHaveLength(4 + 120);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(await queriesOf(() => audit(admin))).toEqual([2]);
  await expectError(await admin.get('/api/admin/audit?before=x'), 400, 'invalidInput');
});

test('the pictures of a game are one act each for uploads and deletions, named by theme, game and picture', async () => {
  const { admin: editor, studio } = await newStudio();
  const { folder } = await studio.newFolder({ themeName: 'Grill night' });
  const pictures: Picture[] = [];
  for (const name of ['corn.png', 'fish.png', 'fish.png'])
    pictures.push(await (await upload(editor, folder, newPicture(), { name, staged: true })).json<Picture>());
  for (const { public_id: publicId } of pictures)
    expect((await editor.delete('/api/cloudinary/delete', { publicId })).status).toBe(200);
  const { entries } = await audit(admin, `?administrator=${idOf(editor)}`);
  const shown = entries.map(({ action, details, also }) => [action, details, also.length]);
  const about = { theme: 'Grill night', game: Number(folder.match(/\d+$/)?.[0]) };
  expect(shown).toEqual([
    ['deletePicture', { ...about, picture: pictures[2]?.public_id, name: 'fish' }, 2],
    ['uploadPicture', { ...about, picture: pictures[2]?.public_id, name: 'fish' }, 2],
  ]);
  expect(entries[0]?.also.map(({ details }) => details.name)).toEqual(['fish', 'corn']);
});

test('a picture of a saved theme is named by the name and the order of its games at that time', async () => {
  const { admin: editor, studio } = await newStudio();
  const { folder } = await studio.newFolder({ themeName: 'Draft' });
  const theme = newTheme({ folder, hidden: true, games: [sliderGame, tierListGame(folder)] });
  expect((await editor.post('/api/themes/upload-theme', theme)).status).toBe(200);
  await upload(editor, folder, newPicture());
  const [entry] = (await audit(admin, `?administrator=${idOf(editor)}&kind=pictures`)).entries;
  expect(entry?.details).toMatchObject({ theme: theme.name, game: 2 });
});

test('the log is filtered by text, user, administrator, kind and time, which all apply', async () => {
  const [other, about] = [await newAdministrator(), await newPerson()];
  const word = `zz${crypto.randomUUID().slice(0, 8)}`;
  const reportId = await reportOf(about, other, 'spam');
  await sanction(admin, about, { kind: 'warn', reason: `Söme ${word} reason` });
  await sanction(other, about, { kind: 'mute', hours: 1, reason: `Another ${word}` });
  await liftSanction(other, about, 'mute');
  const found = async (query: Record<string, string>): Promise<ApiAuditEntry['action'][]> =>
    (await audit(admin, `?${new URLSearchParams(query)}`)).entries.map(({ action }) => action);

  expect(await found({ text: word })).toEqual(['mute', 'warn']);
  expect(await found({ text: `rea some ${word.slice(0, 5).toUpperCase()}` })).toEqual(['warn']);
  expect(await found({ text: 'rea"son" OR *' })).not.toContain('lift');
  const name = about.account.username;
  expect(await found({ text: name })).toEqual(['lift', 'mute', 'warn', 'report']);
  expect(await found({ text: name.slice(0, -1).toUpperCase() })).toEqual(['lift', 'mute', 'warn', 'report']);
  expect(await found({ user: idOf(about) })).toEqual(['lift', 'mute', 'warn', 'report']);
  expect(await found({ user: idOf(about), administrator: idOf(other) })).toEqual(['lift', 'mute']);
  expect(await found({ user: idOf(about), kind: 'reports' })).toEqual(['report']);
  expect(await found({ text: word, administrator: idOf(admin) })).toEqual(['warn']);
  expect(await found({ text: '???' })).toEqual([]);
  expect(reportId).not.toBe('');

  const soon = new Date(Date.now() + 60_000).toISOString();
  const earlier = new Date(Date.now() - 3_600_000).toISOString();
  expect(await found({ text: word, from: earlier, to: soon })).toEqual(['mute', 'warn']);
  expect(await found({ text: word, to: earlier })).toEqual([]);
  expect(await found({ text: word, from: soon })).toEqual([]);
  for (const query of ['kind=odd', 'from=yesterday', `text=${'x'.repeat(300)}`])
    await expectError(await admin.get(`/api/admin/audit?${query}`), 400, 'invalidInput');
});
