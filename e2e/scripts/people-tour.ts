import { expect as anyExpect } from '@playwright/test';
import { type Account, openPersonSocket } from '../actors/account.ts';
import type { Actors } from '../actors/actors.ts';
import { ConversationActor } from '../actors/conversation.ts';
import { makeAdministrator, seedConversation } from '../actors/database.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { makeFriends, openHomeOnline } from '../actors/friendship.ts';
import { openLobby } from '../actors/lobby.ts';
import type { Player } from '../actors/player.ts';
import { type Capture, createAccount, forEachViewer, openViewers, type Viewers } from './viewers.ts';

/** The timeout of the tests' configuration does not apply outside a test run. */
const expect = anyExpect.configure({ timeout: 20_000 });

interface Circle {
  /** The user whose screens are shown. */
  readonly noor: Account;
  /** A friend who is online and sends messages. */
  readonly elias: Account;
  /** A friend in a lobby who sends an invitation. */
  readonly hanna: Account;
  readonly administrator: Account;
}

/** Shows the profile, friends, messages, invitations, reports and the administrators' pages. */
export async function showPeopleScreens(actors: Actors, show: Capture): Promise<void> {
  await showEntries(await openViewers(actors), show);
  const noor = await createAccount(actors, { username: 'NoorHaddad', avatar: 4 });
  const viewers = await openViewers(actors, { account: noor });
  await showProfile(viewers, show);
  await forEachViewer(viewers, (player) => openHomeOnline(player));
  await showEmptyPanel(viewers, show);
  const circle = await createCircle(actors, noor);
  const online = [await openPersonSocket(circle.elias), await openPersonSocket(circle.hanna)];
  await showFriends(viewers, circle, show);
  await showConversation(viewers, circle, show);
  await showInvitations(viewers, circle, show);
  await showReports(viewers, circle, show);
  await showAdministration(await openViewers(actors, { account: circle.administrator }), circle, show);
  await showSanctions(viewers, circle, show);
  for (const socket of online) socket.close();
}

/** The pages that follow a login at a provider. */
async function showEntries(visitors: Viewers, show: Capture): Promise<void> {
  for (const [name, path, title] of [
    ['choose a username', '/set-username?userId=new-user&token=invalid', 'Choose a username'],
    ['back to the app', `/return-to-app?code=${'x'.repeat(43)}`, 'Back to Tallyho'],
    ['login that did not work', '/login?error=server_error&provider=google', 'Login'],
  ] as const) {
    await forEachViewer(visitors, async (visitor) => {
      await visitor.page.goto(path);
      await expect(visitor.heading(title)).toBeVisible();
    });
    await show(name, visitors);
  }
  await forEachViewer(visitors, (visitor) => visitor.close());
}

async function showProfile(viewers: Viewers, show: Capture): Promise<void> {
  await forEachViewer(viewers, async (player) => {
    await openHomeOnline(player, '/user');
    await expect(player.heading('Hello')).toBeVisible();
  });
  await show('profile', viewers);
  for (const section of [
    'Friends',
    'Background',
    'Preferences',
    'Account',
    'Linked accounts',
    'Devices',
    'Your data',
  ]) {
    await forEachViewer(viewers, (player) => player.heading(section).last().scrollIntoViewIfNeeded());
    await show(`profile, ${section.toLowerCase()}`, viewers);
  }
  for (const [opener, title] of [
    ['Change', 'Change password'],
    ['Delete my account', 'Delete your account?'],
  ] as const) {
    await forEachViewer(viewers, async (player) => {
      await player.press(player.button(opener));
      await expect(player.page.getByRole('dialog', { name: title })).toBeVisible();
    });
    await show(title.toLowerCase().replace('?', ''), viewers);
    await forEachViewer(viewers, ({ page }) => page.keyboard.press('Escape'));
  }
}

const panels = (viewers: Viewers, act: (panel: FriendsPanelActor, player: Player) => Promise<void>) =>
  forEachViewer(viewers, (player) => act(new FriendsPanelActor(player), player));

/** The friends panel without friends. */
async function showEmptyPanel(viewers: Viewers, show: Capture): Promise<void> {
  await panels(viewers, (panel) => panel.open());
  await show('no friends yet', viewers);
  await panels(viewers, (panel) => panel.openTab('Requests'));
  await show('no requests', viewers);
  await panels(viewers, (panel) => panel.search('nobody-is-called-this'));
  await show('no user found', viewers);
}

async function createCircle(actors: Actors, noor: Account): Promise<Circle> {
  const [elias, hanna, tomasz, beatriz, kofi, spammer, administrator] = [
    await createAccount(actors, { username: 'Elias', avatar: 2 }),
    await createAccount(actors, { username: 'Hanna', avatar: 6 }),
    await createAccount(actors, { username: 'Tomasz', avatar: 8 }),
    await createAccount(actors, { username: 'Beatriz', avatar: 3 }),
    await createAccount(actors, { username: 'NoraKofi', avatar: 5 }),
    await createAccount(actors, { username: 'BuyGoldHere', avatar: 7 }),
    await createAccount(actors, { username: 'Ingrid', avatar: 1 }),
  ];
  for (const friend of [elias, hanna, tomasz]) await makeFriends(noor, friend);
  await beatriz.client.requestJson('POST', '/api/user/friends/send-request', { username: noor.username });
  await noor.client.requestJson('POST', '/api/user/friends/send-request', { username: kofi.username });
  await noor.client.requestJson('POST', '/api/user/friends/block', { userId: spammer.userId });
  await openLobby(hanna);
  await seedConversation(noor, elias, messageTexts);
  await makeAdministrator(administrator);
  return { noor, elias, hanna, administrator };
}

const messageTexts = [
  ...['Same time on Saturday?', 'Saturday is good. Who else is in?', 'Hanna, and maybe Tomasz'],
  ...['Then we need more than one theme', 'I have written one about our kitchen', '😂'],
  ...['The plant nobody waters gets an S, and I will not discuss it', 'It gets a D and you know it'],
];

async function showFriends(viewers: Viewers, { elias }: Circle, show: Capture): Promise<void> {
  await panels(viewers, async (panel) => {
    await panel.search('No');
    await expect(panel.row('NoraKofi')).toContainText('Request sent');
  });
  await show('user found', viewers);
  await panels(viewers, async (panel) => {
    await panel.openTab('Requests');
    await expect(panel.row('Beatriz')).toBeVisible();
  });
  await show('requests', viewers);
  await panels(viewers, async (panel, player) => {
    await panel.openTab('Friends');
    await expect(panel.row(elias.username)).toContainText('Online');
    await player.press(panel.dialog.getByText('Blocked people (1)'));
  });
  await show('friends and blocked people', viewers);
  await panels(viewers, (panel) => panel.chooseAction(elias.username, 'Remove friend'));
  await show('before a friend is removed', viewers);
  await forEachViewer(viewers, async (player) => {
    await player.press(player.button('Stay friends'));
    await new FriendsPanelActor(player).close();
  });
  await show('home, friends online', viewers);
}

async function showConversation(viewers: Viewers, { noor, elias }: Circle, show: Capture): Promise<void> {
  await forEachViewer(viewers, async (player) => {
    await ConversationActor.open(player, 'Tomasz');
  });
  await show('conversation, empty', viewers);
  await forEachViewer(viewers, (player) => new ConversationActor(player, 'Tomasz').close());
  await forEachViewer(viewers, async (player) => {
    const conversation = await ConversationActor.open(player, elias.username);
    await expect(conversation.messages).toHaveCount(messageTexts.length);
  });
  await show('conversation', viewers);
  const [first] = viewers.values();
  if (!first) return;
  first.recording.allowErrors(/ERR_FAILED/);
  await first.context.route('**/api/user/messages/send', (route) => route.abort());
  await new ConversationActor(first, elias.username).submit('Are you still there?');
  // Unsent messages are shared only between tabs of one browser.
  await expect(first.page.getByText('Not sent')).toBeVisible();
  await show('conversation, not sent', new Map([...viewers].slice(0, 1)));
  await first.context.unroute('**/api/user/messages/send');
  await first.press(first.button('Discard'));
  await forEachViewer(viewers, (player) => new ConversationActor(player, elias.username).close());
  await elias.client.requestJson('POST', '/api/user/messages/send', {
    recipientId: noor.userId,
    content: 'Bring snacks',
  });
  await forEachViewer(viewers, ({ page }) =>
    expect(page.getByText('Elias sent you a message')).toBeVisible(),
  );
  await show('a message arrives', viewers);
}

async function showInvitations(viewers: Viewers, { noor, hanna }: Circle, show: Capture): Promise<void> {
  await hanna.client.requestJson('POST', '/api/user/friends/invite', { friendId: noor.userId });
  await forEachViewer(viewers, (player) => expect(player.button("Join Hanna's lobby")).toBeVisible());
  await show('an invitation', viewers);
  const [first] = viewers.values();
  await first?.press(first.button('Not now, Hanna'));
  await forEachViewer(viewers, (player) => expect(player.button("Join Hanna's lobby")).toBeHidden());
  const code = await openLobby(noor);
  await forEachViewer(viewers, async (player) => {
    await player.openLobbyPage();
    await player.press(player.button('Invite'));
    await expect(player.page.getByRole('list', { name: 'Friends to invite' })).toBeVisible();
  });
  await show('friends to invite', viewers);
  await forEachViewer(viewers, ({ page }) => page.keyboard.press('Escape'));
  await noor.client.requestJson('POST', `/api/lobby/leaveLobby/${code}`);
}

async function showReports(viewers: Viewers, { elias }: Circle, show: Capture): Promise<void> {
  await forEachViewer(viewers, async (player) => {
    await openHomeOnline(player);
    const conversation = await ConversationActor.open(player, elias.username);
    // On touch screens the first press shows the button.
    await player.press(conversation.messages.filter({ hasText: elias.username }).last());
    await player.press(conversation.button(`Report this message of ${elias.username}`).last());
    await expect(player.page.getByRole('dialog', { name: 'Report this message' })).toBeVisible();
  });
  await show('a report', viewers);
  await forEachViewer(viewers, async (player) => {
    await player.page.getByRole('radio', { name: 'Threats or violence' }).check();
    await player.press(player.button('Send report'));
    await expect(player.page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  });
  await show('thanks for a report', viewers);
  await forEachViewer(viewers, (player) => player.press(player.button('Done')));
}

async function showAdministration(viewers: Viewers, { elias }: Circle, show: Capture): Promise<void> {
  await forEachViewer(viewers, async (player) => {
    await player.page.goto('/admin/reports');
    await expect(player.page.getByRole('article').first()).toBeVisible();
  });
  await show('admin, reports', viewers);
  await forEachViewer(viewers, async (player) => {
    await player.press(player.button(`Suspend ${elias.username}`).first());
    await expect(player.page.getByRole('dialog', { name: `Suspend ${elias.username}` })).toBeVisible();
  });
  await show('admin, a decision', viewers);
  await forEachViewer(viewers, async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.goto('/admin/people');
    await page.getByRole('searchbox', { name: 'Username' }).fill(elias.username);
    await expect(page.getByText(`Names beginning with “${elias.username}”`)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  });
  await show('admin, people', viewers);
  await forEachViewer(viewers, async (player) => {
    await player.page.goto('/admin/audit');
    await expect(player.heading('Log')).toBeVisible();
    await expect(player.page.locator('[aria-busy=true]')).toHaveCount(0);
  });
  await show('admin, log', viewers);
}

/** The notices for a user who is warned, muted and suspended. */
async function showSanctions(viewers: Viewers, circle: Circle, show: Capture): Promise<void> {
  const { noor, elias, administrator } = circle;
  const sanction = (input: object) =>
    administrator.client.requestJson('POST', `/api/admin/users/${noor.userId}/sanction`, input);
  await sanction({ kind: 'mute', hours: 24, reason: 'Harassment in two lobbies.' });
  await forEachViewer(viewers, (player) =>
    expect(
      new ConversationActor(player, elias.username).dialog.getByText(/^You are muted until/),
    ).toBeVisible(),
  );
  await show('conversation of a muted user', viewers);
  await sanction({ kind: 'warn', reason: 'Please leave other people’s plants out of it.' });
  await forEachViewer(viewers, ({ page }) =>
    expect(page.getByRole('dialog', { name: 'A warning for you' })).toBeVisible(),
  );
  await show('a warning', viewers);
  await forEachViewer(viewers, async ({ recording }) => recording.allowErrors(/status of 403/));
  await sanction({ kind: 'suspend', hours: 72, reason: 'Threats in a lobby.' });
  await forEachViewer(viewers, (player) => expect(player.heading('Your account is suspended')).toBeVisible());
  await show('suspended', viewers);
}
