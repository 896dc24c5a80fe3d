import type { ApiAuditEntry } from '@tallyho/game/people/moderation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { address, admin, kim, page } from './testing/admin-scene.tsx';

const sam = { _id: 'user-sam', username: 'Samwise', avatar: 2 };

test('the log describes each action in a sentence and has pages', async () => {
  const entry = (id: number, more: Partial<ApiAuditEntry>): ApiAuditEntry => ({
    _id: id,
    at: '2026-11-21T12:00:00.000Z',
    actor: { _id: admin._id, username: admin.username, avatar: admin.avatar },
    action: 'report',
    subject: kim,
    details: {},
    also: [],
    ...more,
  });
  fakeApi({
    ...session(admin),
    'GET /api/admin/audit': ({ query }) =>
      query.get('before') === '5'
        ? Response.json({
            success: true,
            entries: [entry(7, { actor: sam, details: { reason: 'spam' } })],
            next: null,
          })
        : Response.json({
            success: true,
            entries: [
              entry(9, { action: 'suspend', details: { hours: 72, reason: 'Threats' } }),
              entry(8, { action: 'lift', actor: null, subject: null, details: { kind: 'mute' } }),
            ],
            next: 5,
          }),
  });
  renderPage(page, '/admin/audit');
  await screen.findByRole('list', { name: 'Log' });
  const sentences = () =>
    screen
      .getAllByRole('list', { name: 'Log' })
      .flatMap((list) => within(list).getAllByRole('listitem'))
      .map(({ textContent }) => textContent);
  expect(sentences()[0]).toMatch(/^juniper suspended kimchi for 3 daysThreats/);
  expect(sentences()[1]).toMatch(/^Deleted player let Deleted player write again/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show more' }));
  expect(document.activeElement).not.toBe(document.body);
  await waitFor(() => expect(sentences()).toHaveLength(3));
  expect(sentences()[2]).toMatch(/^Samwise reported kimchiSpam or advertising/);
});

test('the log is searched and filtered, and the filters are in the address', async () => {
  const calls = fakeApi({
    ...session(admin),
    'GET /api/admin/administrators': () =>
      Response.json({
        success: true,
        users: [{ ...kim, _id: 'user-ben', username: 'Ben', administrator: true }],
      }),
    'GET /api/admin/audit': () => Response.json({ success: true, entries: [], next: null }),
  });
  const last = () => Object.fromEntries(calls.findLast(({ route }) => route.endsWith('/audit'))?.query ?? []);
  renderPage(page, '/admin/audit?text=grill');
  const user = userEvent.setup();
  expect(await screen.findByText('Nothing in the log matches')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('grill');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Pictures');
  await screen.findByRole('option', { name: 'Ben' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Administrator' }), 'Ben');
  await waitFor(() => expect(last()).toEqual({ text: 'grill', kind: 'pictures', administrator: 'user-ben' }));
  expect(address()).toBe('/admin/audit?text=grill&administrator=user-ben&kind=pictures');
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'night');
  await waitFor(() => expect(last()).toMatchObject({ text: 'night' }));
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(last()).toEqual({}));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
});

test('an act with many pictures is one line of the log, which lists them on request', async () => {
  const details = { picture: 'Themes/Grill night/Game1/a.webp', theme: 'Grill night', game: 1 };
  const at = '2026-11-21T12:00:00.000Z';
  const act: ApiAuditEntry = {
    _id: 9,
    at,
    actor: sam,
    action: 'deletePicture',
    subject: null,
    details: { ...details, name: 'Corn' },
    also: [{ _id: 8, at, details: { ...details, name: 'Fish' } }],
  };
  fakeApi({
    ...session(admin),
    'GET /api/admin/audit': () => Response.json({ success: true, entries: [act], next: null }),
  });
  renderPage(page, '/admin/audit');
  expect(await screen.findByText(/deleted 2 pictures of Grill night, game 1/)).toBeVisible();
  expect(screen.getByText('Corn')).not.toBeVisible();
  await userEvent.setup().click(screen.getByText('Show all 2'));
  expect(screen.getByText('Corn')).toBeVisible();
  expect(screen.getByText('Fish')).toBeVisible();
});
