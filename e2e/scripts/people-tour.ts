import { expect as anyExpect } from '@playwright/test';
import type { Account } from '../actors/account.ts';
import { ConversationActor } from '../actors/conversation.ts';
import { makeAdministrator, seedConversation } from '../actors/database.ts';
import { FriendsPanelActor } from '../actors/friends-panel.ts';
import { befriend, openHomeOnline } from '../actors/friendship.ts';
import { openLobby } from '../actors/lobby.ts';
import type { People } from '../actors/people.ts';
import { openPersonSocket } from '../actors/person-socket.ts';
import type { Player } from '../actors/player.ts';
import { appear, every, openViewers, type Show, type Viewers } from './viewers.ts';

/** Outside of a run of the tests the patience of their configuration is not known. */
const expect = anyExpect.configure({ timeout: 20_000 });

interface Circle {
  /** Who looks. */
  readonly noor: Account;
  /** A friend who is online, and writes. */
  readonly elias: Account;
  /** A friend in a lobby, who invites. */
  readonly hanna: Account;
  readonly administrator: Account;
}

/** Everything about people: the profile, friends, messages, invitations, reports and what administrators do. */
export async function showPeople(people: People, show: Show): Promise<void> {
  await showEntries(await openViewers(people), show);
  const noor = await appear(people, { username: 'NoorHaddad', avatar: 4 });
  const viewers = await openViewers(people, { account: noor });
  await showProfile(viewers, show);
  await every(viewers, (player) => openHomeOnline(player));
  await showStrangers(viewers, show);
  const circle = await gatherCircle(people, noor);
  const online = [await openPersonSocket(circle.elias), await openPersonSocket(circle.hanna)];
  await showFriends(viewers, circle, show);
  await showConversation(viewers, circle, show);
  await showInvitations(viewers, circle, show);
  await showReports(viewers, circle, show);
  await showAdministration(await openViewers(people, { account: circle.administrator }), circle, show);
  await showSanctions(viewers, circle, show);
  for (const socket of online) socket.close();
}

/** Where a login at a provider ends that is not over yet. */
async function showEntries(guests: Viewers, show: Show): Promise<void> {
  for (const [name, path, title] of [
    ['choose a username', '/set-username?userId=somebody&token=something', 'Choose a username'],
    ['back to the app', `/return-to-app?code=${'x'.repeat(43)}`, 'Back to Tallyho'],
    ['login that did not work', '/login?error=server_error&provider=google', 'Login'],
  ] as const) {
    await every(guests, async (guest) => {
      await guest.page.goto(path);
      await expect(guest.heading(title)).toBeVisible();
    });
    await show(name, guests);
  }
  await every(guests, (guest) => guest.close());
}

async function showProfile(viewers: Viewers, show: Show): Promise<void> {
  await every(viewers, async (player) => {
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
    await every(viewers, (player) => player.heading(section).last().scrollIntoViewIfNeeded());
    await show(`profile, ${section.toLowerCase()}`, viewers);
  }
  for (const [opener, title] of [
    ['Change', 'Change password'],
    ['Delete my account', 'Delete your account?'],
  ] as const) {
    await every(viewers, async (player) => {
      await player.press(player.button(opener));
      await expect(player.page.getByRole('dialog', { name: title })).toBeVisible();
    });
    await show(title.toLowerCase().replace('?', ''), viewers);
    await every(viewers, ({ page }) => page.keyboard.press('Escape'));
  }
}

const corners = (viewers: Viewers, act: (corner: FriendsPanelActor, player: Player) => Promise<void>) =>
  every(viewers, (player) => act(new FriendsPanelActor(player), player));

/** Before there is any friend. */
async function showStrangers(viewers: Viewers, show: Show): Promise<void> {
  await corners(viewers, (corner) => corner.open());
  await show('no friends yet', viewers);
  await corners(viewers, (corner) => corner.turnTo('Requests'));
  await show('no requests', viewers);
  await corners(viewers, (corner) => corner.search('nobody-is-called-this'));
  await show('nobody found', viewers);
}

async function gatherCircle(people: People, noor: Account): Promise<Circle> {
  const [elias, hanna, tomasz, beatriz, kofi, spammer, administrator] = [
    await appear(people, { username: 'Elias', avatar: 2 }),
    await appear(people, { username: 'Hanna', avatar: 6 }),
    await appear(people, { username: 'Tomasz', avatar: 8 }),
    await appear(people, { username: 'Beatriz', avatar: 3 }),
    await appear(people, { username: 'NoraKofi', avatar: 5 }),
    await appear(people, { username: 'BuyGoldHere', avatar: 7 }),
    await appear(people, { username: 'Ingrid', avatar: 1 }),
  ];
  for (const friend of [elias, hanna, tomasz]) await befriend(noor, friend);
  await beatriz.visitor.ask('POST', '/api/user/friends/send-request', { username: noor.username });
  await noor.visitor.ask('POST', '/api/user/friends/send-request', { username: kofi.username });
  await noor.visitor.ask('POST', '/api/user/friends/block', { userId: spammer.userId });
  await openLobby(hanna);
  await seedConversation(noor, elias, said);
  await makeAdministrator(administrator);
  return { noor, elias, hanna, administrator };
}

const said = [
  ...['Same time on Saturday?', 'Saturday is good. Who else is in?', 'Hanna, and maybe Tomasz'],
  ...['Then we need more than one theme', 'I have written one about our kitchen', '😂'],
  ...['The plant nobody waters gets an S, and I will not discuss it', 'It gets a D and you know it'],
];

async function showFriends(viewers: Viewers, { elias }: Circle, show: Show): Promise<void> {
  await corners(viewers, async (corner) => {
    await corner.search('No');
    await expect(corner.row('NoraKofi')).toContainText('Request sent');
  });
  await show('somebody found', viewers);
  await corners(viewers, async (corner) => {
    await corner.turnTo('Requests');
    await expect(corner.row('Beatriz')).toBeVisible();
  });
  await show('requests', viewers);
  await corners(viewers, async (corner, player) => {
    await corner.turnTo('Friends');
    await expect(corner.row(elias.username)).toContainText('Online');
    await player.press(corner.box.getByText('Blocked people (1)'));
  });
  await show('friends and blocked people', viewers);
  await corners(viewers, (corner) => corner.choose(elias.username, 'Remove friend'));
  await show('before a friend is removed', viewers);
  await every(viewers, async (player) => {
    await player.press(player.button('Stay friends'));
    await new FriendsPanelActor(player).close();
  });
  await show('home, friends online', viewers);
}

async function showConversation(viewers: Viewers, { noor, elias }: Circle, show: Show): Promise<void> {
  await every(viewers, async (player) => {
    await ConversationActor.open(player, 'Tomasz');
  });
  await show('conversation, empty', viewers);
  await every(viewers, (player) => new ConversationActor(player, 'Tomasz').close());
  await every(viewers, async (player) => {
    const talk = await ConversationActor.open(player, elias.username);
    await expect(talk.lines).toHaveCount(said.length);
  });
  await show('conversation', viewers);
  const [first] = viewers.values();
  if (!first) return;
  first.recording.tolerate(/ERR_FAILED/);
  await first.context.route('**/api/user/messages/send', (route) => route.abort());
  await new ConversationActor(first, elias.username).write('Are you still there?');
  // All of them share what was not sent only within one browser.
  await expect(first.page.getByText('Not sent')).toBeVisible();
  await show('conversation, not sent', new Map([...viewers].slice(0, 1)));
  await first.context.unroute('**/api/user/messages/send');
  await first.press(first.button('Discard'));
  await every(viewers, (player) => new ConversationActor(player, elias.username).close());
  await elias.visitor.ask('POST', '/api/user/messages/send', {
    recipientId: noor.userId,
    content: 'Bring snacks',
  });
  await every(viewers, ({ page }) => expect(page.getByText('Elias sent you a message')).toBeVisible());
  await show('a message arrives', viewers);
}

async function showInvitations(viewers: Viewers, { noor, hanna }: Circle, show: Show): Promise<void> {
  await hanna.visitor.ask('POST', '/api/user/friends/invite', { friendId: noor.userId });
  await every(viewers, (player) => expect(player.button("Join Hanna's lobby")).toBeVisible());
  await show('an invitation', viewers);
  const [first] = viewers.values();
  await first?.press(first.button('Not now, Hanna'));
  await every(viewers, (player) => expect(player.button("Join Hanna's lobby")).toBeHidden());
  const code = await openLobby(noor);
  await every(viewers, async (player) => {
    await player.sitDown();
    await player.press(player.button('Invite'));
    await expect(player.page.getByRole('list', { name: 'Friends to invite' })).toBeVisible();
  });
  await show('friends to invite', viewers);
  await every(viewers, ({ page }) => page.keyboard.press('Escape'));
  await noor.visitor.ask('POST', `/api/lobby/leaveLobby/${code}`);
}

async function showReports(viewers: Viewers, { elias }: Circle, show: Show): Promise<void> {
  await every(viewers, async (player) => {
    await openHomeOnline(player);
    const talk = await ConversationActor.open(player, elias.username);
    // A finger first brings the button up.
    await player.press(talk.lines.filter({ hasText: elias.username }).last());
    await player.press(talk.button(`Report this message of ${elias.username}`).last());
    await expect(player.page.getByRole('dialog', { name: 'Report this message' })).toBeVisible();
  });
  await show('a report', viewers);
  await every(viewers, async (player) => {
    await player.page.getByRole('radio', { name: 'Threats or violence' }).check();
    await player.press(player.button('Send report'));
    await expect(player.page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  });
  await show('thanks for a report', viewers);
  await every(viewers, (player) => player.press(player.button('Done')));
}

async function showAdministration(viewers: Viewers, { elias }: Circle, show: Show): Promise<void> {
  await every(viewers, async (player) => {
    await player.page.goto('/admin');
    await expect(player.page.getByRole('article').first()).toBeVisible();
  });
  await show('admin, reports', viewers);
  await every(viewers, async (player) => {
    await player.press(player.button(`Suspend ${elias.username}`).first());
    await expect(player.page.getByRole('dialog', { name: `Suspend ${elias.username}` })).toBeVisible();
  });
  await show('admin, a decision', viewers);
  await every(viewers, async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.goto('/admin/people');
    await page.getByRole('searchbox', { name: 'Username' }).fill(elias.username);
    await expect(page.getByText(`Names beginning with “${elias.username}”`)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  });
  await show('admin, people', viewers);
  await every(viewers, async (player) => {
    await player.page.goto('/admin/audit');
    await expect(player.heading('Log')).toBeVisible();
    await expect(player.page.locator('[aria-busy=true]')).toHaveCount(0);
  });
  await show('admin, log', viewers);
}

/** What somebody reads whom an administrator has warned, muted and suspended. */
async function showSanctions(viewers: Viewers, circle: Circle, show: Show): Promise<void> {
  const { noor, elias, administrator } = circle;
  const sanction = (input: object) =>
    administrator.visitor.ask('POST', `/api/admin/users/${noor.userId}/sanction`, input);
  await sanction({ kind: 'mute', hours: 24, reason: 'Harassment in two lobbies.' });
  await every(viewers, (player) =>
    expect(new ConversationActor(player, elias.username).box.getByText(/^You are muted until/)).toBeVisible(),
  );
  await show('conversation of somebody muted', viewers);
  await sanction({ kind: 'warn', reason: 'Please leave other people’s plants out of it.' });
  await every(viewers, ({ page }) =>
    expect(page.getByRole('dialog', { name: 'A warning for you' })).toBeVisible(),
  );
  await show('a warning', viewers);
  await every(viewers, async ({ recording }) => recording.tolerate(/status of 403/));
  await sanction({ kind: 'suspend', hours: 72, reason: 'Threats in a lobby.' });
  await every(viewers, (player) => expect(player.heading('Your account is suspended')).toBeVisible());
  await show('suspended', viewers);
}
