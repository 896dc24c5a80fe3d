import type { ApiModeratedUser, ApiReport, DeletedSuspension } from '@tallyho/game/people/moderation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Call, fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { emitUserEvent } from '../../entities/user-socket/events.ts';
import { address, admin, kim, ok, page } from './testing/admin-scene.tsx';

const sam = { _id: 'user-sam', username: 'Samwise', avatar: 2 };
const line = (text: string, isReported = false) => ({
  userId: kim._id,
  username: 'kimchi',
  text,
  at: '2026-11-21T12:00:00.000Z',
  isReported,
});
const report: ApiReport = {
  _id: 'report-1',
  kind: 'player',
  reporter: sam,
  reported: kim,
  reason: 'harassment',
  details: 'Every evening',
  evidence: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((text, index) =>
    line(text, index === 3),
  ),
  createdAt: new Date().toISOString(),
  byGuest: false,
  open: { all: 1, byGuests: 0 },
  closed: null,
};
const respondWithReports =
  (list: () => ApiReport[]) =>
  ({ query }: Call) =>
    Response.json({ success: true, reports: query.get('status') === 'open' ? list() : [], hasMore: false });

test('redirects visitors to the login and accounts to the home page, and shows administrators the themes', async () => {
  fakeApi(session(null));
  const visitor = renderPage(page, '/admin/people');
  await screen.findByText('Elsewhere');
  expect(address()).toBe('/login?next=%2Fadmin%2Fpeople');
  visitor.unmount();

  fakeApi(session(juniper));
  const account = renderPage(page, '/admin');
  await screen.findByText('Elsewhere');
  expect(address()).toBe('/');
  account.unmount();

  fakeApi({ ...session(admin), 'GET /api/themes/all': () => Response.json({ success: true, themes: [] }) });
  renderPage(page, '/admin');
  expect(await screen.findByRole('heading', { name: 'Themes' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Themes' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByText('No themes yet')).toBeVisible();
});

test('a report shows reporter, reason and evidence, and can be closed with a mute', async () => {
  let open = [report];
  const calls = fakeApi({
    ...session(admin),
    'GET /api/admin/reports': respondWithReports(() => open),
    'POST /api/admin/users/user-kim/sanction': () => {
      open = [];
      return Response.json({ success: true, user: kim });
    },
  });
  renderPage(page, '/admin/reports');
  const user = userEvent.setup();
  const card = within(await screen.findByRole('article', { name: 'Report about kimchi' }));
  expect(card.getByText('New')).toBeVisible();
  expect(card.getByRole('link', { name: 'Reported 3 times' })).toHaveAttribute(
    'href',
    '/admin/reports?about=user-kim',
  );
  expect(card.getByRole('link', { name: '1 warning' })).toHaveAttribute(
    'href',
    '/admin/audit?user=user-kim&kind=sanctions',
  );
  expect(card.getByText('Bullying or harassment')).toBeVisible();
  expect(card.getByText('Samwise')).toBeVisible();
  expect(card.getByText('Every evening')).toBeVisible();
  const lines = () => within(card.getByRole('list', { name: 'What was said' })).getAllByRole('listitem');
  expect(lines()).toHaveLength(5);
  expect(lines()[2]).toHaveTextContent(/Reported.*four/);
  await user.click(card.getByRole('button', { name: 'Show all 7 lines' }));
  expect(lines()).toHaveLength(7);
  expect(card.getByRole('list', { name: 'What was said' })).toHaveFocus();

  await user.click(card.getByRole('button', { name: 'Mute kimchi' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mute kimchi' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), '7 days');
  const why = dialog.getByRole('textbox', { name: 'Why' });
  expect(why).toHaveValue('Bullying or harassment');
  await user.clear(why);
  await user.click(dialog.getByRole('button', { name: 'Mute for 7 days' }));
  expect(why).toHaveAccessibleDescription('Please say why');
  await user.type(why, 'Leave Sam alone');
  await user.click(dialog.getByRole('button', { name: 'Mute for 7 days' }));
  expect(await screen.findByText('kimchi is muted.')).toBeInTheDocument();
  expect(calls.find(({ route }) => route.startsWith('POST'))?.body).toEqual({
    kind: 'mute',
    hours: 168,
    reason: 'Leave Sam alone',
    reportId: 'report-1',
  });
  expect(await screen.findByText('Nothing to look at')).toBeVisible();
});

test('a report can be closed without a sanction, and a failure is shown', async () => {
  let respond = () => refusal(503, 'unavailable', 'Server error');
  let open = [report];
  fakeApi({
    ...session(admin),
    'GET /api/admin/reports': respondWithReports(() => open),
    'POST /api/admin/reports/report-1/close': () => respond(),
  });
  renderPage(page, '/admin/reports');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Close report' }));
  expect(await screen.findByText('Server error')).toBeInTheDocument();
  respond = () => {
    open = [];
    return ok();
  };
  await user.click(screen.getByRole('button', { name: 'Close report' }));
  expect(await screen.findByText('Nothing to look at')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Reports' })).toHaveFocus();
});

test('reports about administrators and deleted players can only be closed', async () => {
  const gone: ApiReport = { ...report, _id: 'report-2', reporter: null, reported: null, evidence: [] };
  const ofAdministrator: ApiReport = {
    ...report,
    _id: 'report-3',
    reported: { ...kim, administrator: true },
  };
  fakeApi({ ...session(admin), 'GET /api/admin/reports': respondWithReports(() => [gone, ofAdministrator]) });
  renderPage(page, '/admin/reports');
  const card = await screen.findByRole('article', { name: 'Report about Deleted player' });
  expect(card).toHaveTextContent('Nothing that was said came with this report.');
  expect(screen.queryByRole('button', { name: /Warn|Mute|Suspend/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Close report' })).toHaveLength(2);
});

test('the suspension of a deleted account can be ended', async () => {
  const suspension = { _id: 'hash-1', until: '2030-01-01T12:00:00.000Z', reason: 'Threats' };
  let suspensions: DeletedSuspension[] = [suspension];
  fakeApi({
    ...session(admin),
    'GET /api/admin/users/search': () => Response.json({ success: true, users: [] }),
    'GET /api/admin/deleted-suspensions': () => Response.json({ success: true, suspensions }),
    'POST /api/admin/deleted-suspensions/hash-1/lift': () => {
      suspensions = [];
      return ok();
    },
  });
  renderPage(page, '/admin/people');
  const region = await screen.findByRole('region', { name: 'Suspended and deleted' });
  expect(await within(region).findByText(/Suspended until/)).toBeVisible();
  const button = within(region).getByRole('button', {
    name: 'End the suspension of a deleted account: Threats',
  });
  const user = userEvent.setup();
  await user.click(button);
  const dialog = within(screen.getByRole('dialog', { name: 'End the suspension of a deleted account?' }));
  await user.click(dialog.getByRole('button', { name: 'End the suspension' }));
  expect(await within(region).findByText('No suspended account was deleted.')).toBeVisible();
  expect(region).toHaveFocus();
});

test('users are found by name, and a suspension can be lifted', async () => {
  const suspended = {
    ...kim,
    standing: { ...kim.standing, suspension: { until: '2030-01-01T12:00:00.000Z', reason: 'Threats' } },
  };
  let found: ApiModeratedUser[] = [suspended];
  const calls = fakeApi({
    ...session(admin),
    'GET /api/admin/users/search': ({ query }) =>
      Response.json({ success: true, users: query.get('username') === 'kim' ? found : [] }),
    'GET /api/admin/deleted-suspensions': () => Response.json({ success: true, suspensions: [] }),
    'POST /api/admin/users/user-kim/lift': () => {
      found = [kim];
      return Response.json({ success: true, user: kim });
    },
  });
  renderPage(page, '/admin/people');
  expect(await screen.findByText('Everybody is in good standing')).toBeVisible();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: 'Username' }), 'kim');
  expect(await screen.findByText(/Suspended until/)).toBeVisible();
  expect(screen.getByText('Threats')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End the suspension of kimchi' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End the suspension of kimchi?' }));
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'End the suspension' }));
  await waitFor(() => expect(screen.queryByText(/Suspended until/)).toBeNull());
  expect(screen.getByRole('group', { name: 'What to do about kimchi' })).toHaveFocus();
  expect(calls.find(({ route }) => route.startsWith('POST'))?.body).toEqual({ kind: 'suspend' });
});

test('an account shows its former names', async () => {
  const formerNames = [
    { username: 'spicy cabbage', until: '2026-11-01T12:00:00.000Z' },
    { username: 'plain cabbage', until: '2026-09-01T12:00:00.000Z' },
  ];
  fakeApi({
    ...session(admin),
    'GET /api/admin/users/search': () => Response.json({ success: true, users: [{ ...kim, formerNames }] }),
    'GET /api/admin/deleted-suspensions': () => Response.json({ success: true, suspensions: [] }),
  });
  renderPage(page, '/admin/people');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Username' }), 'spicy');
  expect(await screen.findByText(/^Formerly/)).toHaveTextContent(
    /^Formerly spicy cabbage \(until .*\), plain cabbage \(until .*\)$/,
  );
});

test('a guest is found by name, is marked as guest, and can be sanctioned', async () => {
  fakeApi({
    ...session(admin),
    'GET /api/admin/users/search': ({ query }) =>
      Response.json({
        success: true,
        users: query.get('username') ? [{ ...kim, username: 'Sleepy Otter', isGuest: true }] : [],
      }),
    'GET /api/admin/deleted-suspensions': () => Response.json({ success: true, suspensions: [] }),
  });
  renderPage(page, '/admin/people');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Username' }), 'sleepy');
  const actions = await screen.findByRole('group', { name: 'What to do about Sleepy Otter' });
  for (const name of ['Warn', 'Mute', 'Suspend'])
    expect(within(actions).getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  expect(screen.getByText('Guest')).toBeVisible();
});

test('takes down a public link by its address, and rejects other addresses', async () => {
  const calls = fakeApi({
    ...session(admin),
    'GET /api/admin/reports': respondWithReports(() => []),
    'DELETE /api/admin/shared/AAAAAAAAAAAAAAAAAAAAAA': ok,
    'DELETE /api/admin/shared/BBBBBBBBBBBBBBBBBBBBBB': () =>
      refusal(404, 'notFound', 'There is no such link any more.'),
  });
  renderPage(page, '/admin/reports');
  const user = userEvent.setup();
  await user.click(await screen.findByText('Take down a public link'));
  const field = await screen.findByLabelText('Address of the result');
  const confirm = async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Take down this public link?' }));
    await user.click(dialog.getByRole('button', { name: 'Take it down' }));
  };
  const enter = async (text: string) => {
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };
  await enter('https://tallyho.example/join/PARTY7');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/That is not the address of a result\./));
  expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false);
  await enter(`https://tallyho.example/r/${'B'.repeat(22)}`);
  expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false);
  await confirm();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/There is no such link any more\./));
  await enter(`https://tallyho.example/r/${'A'.repeat(22)}?x=1`);
  await confirm();
  expect(await screen.findByText('The link no longer works.')).toBeVisible();
  expect(field).toHaveValue('');
});

test('a closed report says who closed it and how, and can be opened again', async () => {
  let closed: ApiReport['closed'] = {
    at: '2026-11-21T12:00:00.000Z',
    by: sam,
    sanction: { kind: 'mute', hours: 72, reason: 'Leave Sam alone' },
  };
  const calls = fakeApi({
    ...session(admin),
    'GET /api/admin/reports': ({ query }) =>
      Response.json({
        success: true,
        reports: (query.get('status') === 'closed') === (closed !== null) ? [{ ...report, closed }] : [],
        hasMore: false,
      }),
    'POST /api/admin/reports/report-1/reopen': () => {
      closed = null;
      return ok();
    },
  });
  renderPage(page, '/admin/reports');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Closed' }));
  const card = within(await screen.findByRole('article', { name: 'Report about kimchi' }));
  expect(card.getByText(/^Closed by/)).toHaveTextContent(
    /^Closed by Samwise .*: muted for 3 days \(Leave Sam alone\)$/,
  );
  expect(card.queryByText('New')).toBeNull();
  await user.click(card.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('The report is open again.')).toBeInTheDocument();
  expect(await screen.findByText('No report has been closed yet')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Reports' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Close report' })).toBeVisible();
  expect(calls.filter(({ route }) => route.endsWith('/reopen'))).toHaveLength(1);
});

test('reports by guests are marked, and counted separately', async () => {
  const { history } = kim;
  const byGuest: ApiReport = {
    ...report,
    _id: 'report-2',
    byGuest: true,
    reported: { ...kim, history: { ...history, guestReports: 2 } },
    open: { all: 3, byGuests: 2 },
  };
  fakeApi({ ...session(admin), 'GET /api/admin/reports': respondWithReports(() => [report, byGuest]) });
  renderPage(page, '/admin/reports');
  const [byAccount, marked] = await screen.findAllByRole('article', { name: 'Report about kimchi' });
  if (!byAccount || !marked) throw new Error('two reports');
  expect(within(marked).getByText('By a guest')).toBeVisible();
  expect(within(marked).getByText('3 open reports, 2 by guests')).toBeVisible();
  expect(within(marked).getByRole('link', { name: 'Reported 3 times, 2 by guests' })).toBeVisible();
  expect(byAccount).not.toHaveTextContent(/guest|open report/);
});

test('the newest report is noted as seen, wherever it stands in the list', async () => {
  const older = { ...report, _id: 'report-2', createdAt: '2026-01-01T12:00:00.000Z' };
  fakeApi({ ...session(admin), 'GET /api/admin/reports': respondWithReports(() => [older, report]) });
  const first = renderPage(page, '/admin/reports');
  expect(await screen.findAllByText('New')).toHaveLength(2);
  first.unmount();
  renderPage(page, '/admin/reports');
  expect(await screen.findAllByText('Bullying or harassment')).toHaveLength(2);
  expect(screen.queryByText('New')).toBeNull();
});

test('a report is new until the list was shown', async () => {
  fakeApi({ ...session(admin), 'GET /api/admin/reports': respondWithReports(() => [report]) });
  const first = renderPage(page, '/admin/reports');
  expect(await screen.findByText('New')).toBeVisible();
  first.unmount();
  renderPage(page, '/admin/reports');
  expect(await screen.findByText('Bullying or harassment')).toBeVisible();
  expect(screen.queryByText('New')).toBeNull();
});

test('the reports about one account are listed together', async () => {
  const calls = fakeApi({
    ...session(admin),
    'GET /api/admin/reports': () => Response.json({ success: true, reports: [report], hasMore: false }),
  });
  renderPage(page, '/admin/reports?about=user-kim');
  expect(await screen.findByRole('heading', { name: 'Reports about kimchi' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  const { query } = calls.find(({ route }) => route === 'GET /api/admin/reports') ?? {};
  expect(Object.fromEntries(query ?? [])).toEqual({ status: 'all', about: 'user-kim' });
});

test('the number of open reports and appeals stands at the tab and follows every change', async () => {
  let open = 4;
  fakeApi({
    ...session(admin),
    'GET /api/themes/all': () => Response.json({ success: true, themes: [] }),
    'GET /api/admin/open-reports': () => Response.json({ success: true, open }),
  });
  renderPage(page, '/admin');
  expect(await screen.findByRole('link', { name: 'Reports, 4 open reports and appeals' })).toBeVisible();
  open = 1;
  emitUserEvent({ type: 'reportsChanged' });
  expect(await screen.findByRole('link', { name: 'Reports, 1 open report or appeal' })).toBeVisible();
  open = 0;
  emitUserEvent({ type: 'reportsChanged' });
  expect(await screen.findByRole('link', { name: 'Reports' })).toBeVisible();
});
