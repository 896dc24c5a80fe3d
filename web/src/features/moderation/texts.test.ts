// @vitest-environment node
import type { AuditEntry } from '@tallyho/game/people/moderation';
import { expect, test } from 'vitest';
import { actionText, actorText } from './texts.ts';

const entry = (action: AuditEntry['action'], details: AuditEntry['details']): AuditEntry => ({
  _id: 1,
  at: '2026-11-21T12:00:00.000Z',
  actor: null,
  subject: null,
  action,
  details,
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
    'deleted a picture',
    'Themes/Cakes/Game1/a.webp',
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
