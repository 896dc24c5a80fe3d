import type { ApiAppeal, ApiModeratedUser } from '@tallyho/game/people/moderation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { admin, kim, ok, page } from './testing/admin-scene.tsx';

const until = '2030-01-01T12:00:00.000Z';
const author: ApiModeratedUser = {
  ...kim,
  standing: { ...kim.standing, suspension: { until, reason: 'Threats' } },
};
const appeal: ApiAppeal = {
  _id: 'appeal-1',
  author,
  text: 'It was my brother, who used my phone.',
  createdAt: '2026-11-23T12:00:00.000Z',
  suspension: {
    until,
    reason: 'Threats',
    at: '2026-11-23T10:00:00.000Z',
    hours: 24,
    by: { _id: 'user-basil', username: 'basil', avatar: 2 },
  },
  evidence: [
    { userId: 'user-kim', username: 'kimchi', text: 'I will find you', at: until, isReported: true },
  ],
  decision: null,
};
const answer = 'The phone is yours.';

/** Serves one appeal, which is closed by either decision. */
function serve(others: Parameters<typeof fakeApi>[0] = {}) {
  let isOpen = true;
  const close = () => {
    isOpen = false;
    return ok();
  };
  return fakeApi({
    ...session(admin),
    'GET /api/admin/reports': () => Response.json({ success: true, reports: [], hasMore: false }),
    'GET /api/admin/appeals': ({ query }) => {
      const isListed = isOpen === (query.get('status') === 'open');
      const decision = { kind: 'rejected', at: '2026-11-23T13:00:00.000Z', by: null, answer };
      const shown = isOpen ? appeal : { ...appeal, decision };
      return Response.json({ success: true, appeals: isListed ? [shown] : [] });
    },
    'POST /api/admin/appeals/appeal-1/reject': close,
    'POST /api/admin/users/user-kim/lift': close,
    ...others,
  });
}
const card = () => screen.findByRole('article', { name: 'Appeal of kimchi' });
const press = async (name: string) => userEvent.click(within(await card()).getByRole('button', { name }));
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('an appeal is shown with its suspension and the evidence', async () => {
  serve();
  renderPage(page, '/admin/reports');
  const shown = within(await card());
  expect(shown.getByText('It was my brother, who used my phone.')).toBeVisible();
  expect(shown.getByText(/^Suspended for/)).toHaveTextContent(/by basil .*until .*: Threats$/);
  expect(shown.getByText('I will find you')).toBeVisible();
});

test('the reports have a heading of their own below an appeal, and none without one', async () => {
  serve();
  renderPage(page, '/admin/reports');
  await card();
  expect(screen.getByRole('heading', { name: 'Reported players' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Closed' }));
  expect(await screen.findByText('No report has been closed yet')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Reported players' })).toBeNull();
});

test('offers another try if the appeals cannot be loaded', async () => {
  let isDown = true;
  serve({
    'GET /api/admin/appeals': () =>
      isDown ? refusal(500, 'internal', 'Server error') : Response.json({ success: true, appeals: [appeal] }),
  });
  renderPage(page, '/admin/reports');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await card()).toBeVisible();
});

test('an appeal is rejected with an answer, and then listed as closed', async () => {
  const calls = serve();
  renderPage(page, '/admin/reports');
  await press('Reject the appeal of kimchi');
  const dialog = await inDialog('Reject the appeal of kimchi');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject appeal' }));
  const field = dialog.getByRole('textbox', { name: 'Answer' });
  expect(field).toHaveAccessibleDescription(/Please say why/);
  expect(field).toHaveFocus();
  await userEvent.type(field, answer);
  await userEvent.click(dialog.getByRole('button', { name: 'Reject appeal' }));
  expect(await screen.findByText('The appeal of kimchi is rejected.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Reports' })).toHaveFocus();
  expect(calls.find(({ route }) => route.endsWith('/reject'))?.body).toEqual({ answer });
  await userEvent.click(screen.getByRole('radio', { name: 'Closed' }));
  expect(within(await card()).getByText(/^Rejected by/)).toHaveTextContent(answer);
});

test('a refused rejection is shown, and keeps the answer', async () => {
  const message = 'Another administrator has already decided about this appeal.';
  serve({ 'POST /api/admin/appeals/appeal-1/reject': () => refusal(409, 'alreadyDecided', message) });
  renderPage(page, '/admin/reports');
  await press('Reject the appeal of kimchi');
  const dialog = await inDialog('Reject the appeal of kimchi');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Answer' }), answer);
  await userEvent.click(dialog.getByRole('button', { name: 'Reject appeal' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveValue(answer);
});

test('an appeal is answered by the end of the suspension', async () => {
  const calls = serve();
  renderPage(page, '/admin/reports');
  await press('End the suspension of kimchi');
  const dialog = await inDialog('End the suspension of kimchi?');
  await userEvent.click(dialog.getByRole('button', { name: 'End the suspension' }));
  expect(await screen.findByText('kimchi is back in.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(calls.find(({ route }) => route.endsWith('/lift'))?.body).toEqual({ kind: 'suspend' });
});
