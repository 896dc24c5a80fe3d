// @vitest-environment node
import { expect, test } from 'vitest';
import type { AuditEntry } from './responses.ts';
import { actionText, actorText, decisionText, openReportsText } from './texts.ts';

const entry = (action: AuditEntry['action'], details: AuditEntry['details']): AuditEntry => ({
  _id: 1,
  at: '2026-11-21T12:00:00.000Z',
  actor: null,
  subject: null,
  action,
  details,
  also: [],
});

test.each([
  [entry('createTheme', { theme: 'Cakes', hidden: 1 }), 'created the theme Cakes', 'Hidden'],
  [entry('createTheme', { theme: 'Cakes', hidden: 0 }), 'created the theme Cakes', ''],
  [
    entry('updateTheme', { theme: 'Cakes', changed: 'tags, games' }),
    'changed the theme Cakes',
    'Changed: tags, games',
  ],
  [entry('updateTheme', { theme: 'Cakes', changed: '' }), 'changed the theme Cakes', ''],
  [entry('updateTag', { tag: 'Food', name: 'Meals' }), 'changed the tag Food', 'Now called Meals'],
  [entry('updateTag', { tag: 'Food', name: 'Food' }), 'changed the tag Food', ''],
  [
    entry('deletePicture', { picture: 'Themes/Cakes/Game1/a.webp' }),
    'deleted a picture of Cakes, game 1',
    '',
  ],
  [
    entry('uploadPicture', { picture: 'Themes/Draft/Game9/a.webp', theme: 'Cakes', game: 2, name: 'Lemon' }),
    'uploaded the picture “Lemon” of Cakes, game 2',
    '',
  ],
  [
    {
      ...entry('deletePicture', { picture: 'x', theme: 'Cakes', game: 0 }),
      also: Array.from({ length: 23 }, (_, _id) => ({ _id, at: '', details: {} })),
    },
    'deleted 24 pictures of Cakes',
    '',
  ],
])('the log describes changes of content: %j', (logged, sentence, note) => {
  expect(actionText(logged)).toEqual({ sentence, note });
});

test('a report that the API refused is an entry of its lobby', () => {
  const refused = entry('parkReport', { code: 'ABCDEF', report: 'game:ABCDEF-1', status: 400, parked: 2 });
  expect(actorText(refused)).toBe('Lobby ABCDEF');
  expect(actionText(refused)).toEqual({
    sentence: 'could not save game:ABCDEF-1 (error 400)',
    note: 'Reports kept in this lobby for 30 days: 2',
  });
  expect(actorText(entry('deleteTheme', { theme: 'Cakes' }))).toBe('Deleted player');
});

test('the log names the command that gave the role, and the administrator who took it', () => {
  const made = entry('makeAdministrator', { by: 'command' });
  expect(`${actorText(made)} ${actionText(made).sentence}`).toBe(
    'The command npm run admin made Deleted player an administrator',
  );
  const removed = { ...entry('removeAdministrator', {}), actor: { user: 'a', username: 'Ada', avatar: 1 } };
  expect(`${actorText(removed)} ${actionText(removed).sentence}`).toBe(
    'Ada took the administrator role from Deleted player',
  );
});

test('a decision on a report is described with its duration', () => {
  expect(decisionText(null)).toBe('without a sanction');
  expect(decisionText({ kind: 'warn', hours: null, reason: '' })).toBe('warned');
  expect(decisionText({ kind: 'suspend', hours: 72, reason: '' })).toBe('suspended for 3 days');
});

test.each([
  [{ all: 1, byGuests: 1 }, ''],
  [{ all: 2, byGuests: 0 }, '2 open reports'],
  [{ all: 2, byGuests: 1 }, '2 open reports, 1 by a guest'],
  [{ all: 3, byGuests: 2 }, '3 open reports, 2 by guests'],
])('counts the open reports about one user, and those by guests: %o', (open, text) => {
  expect(openReportsText(open)).toBe(text);
});
