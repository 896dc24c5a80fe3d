import { freshIdentity } from '../actors/account.ts';
import { expectNoViolations } from '../actors/checks.ts';
import {
  addressPassed,
  answerAndGoDown,
  logInWith,
  newcomer,
  type ProviderName,
  providerTitles,
  sayWho,
  type TestPerson,
} from '../actors/identity.ts';
import type { People } from '../actors/people.ts';
import type { Player } from '../actors/player.ts';
import { expect, test } from '../fixtures.ts';

// One after the other: a provider that is down is down for everybody.
test.describe.configure({ mode: 'default' });

const providers = ['google', 'discord'] as const;
const pages = { '/login': 'Login', '/register': 'Register' } as const;

const isMember = (player: Player) => player.page.getByRole('button', { name: 'Log out' }).first();

async function logOut(player: Player): Promise<void> {
  // What the page has asked for a moment ago is answered too late.
  player.recording.tolerate(/status of 401 .*\/api\//);
  await player.press(isMember(player));
  await expect(isMember(player)).toBeHidden();
}

/** Types a username for the sign-up that is on the screen. */
async function chooseUsername({ page }: Player, username: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('button', { name: 'Save username' }).click();
}

/** A browser whose owner has signed up with a provider. */
async function signedUp(
  people: People,
  provider: ProviderName,
): Promise<{ player: Player; who: TestPerson }> {
  const [player, who] = [await people.guest(), await newcomer(provider)];
  await player.page.goto('/register');
  await logInWith(player, provider, who);
  await chooseUsername(player, freshIdentity().username);
  await expect(isMember(player)).toBeVisible();
  return { player, who };
}

/** The page says this, and names it to who cannot see it. */
const expectBanner = (player: Player, text: string) =>
  expect(player.page.getByRole('alert').filter({ hasText: text })).toBeVisible();

for (const provider of providers) {
  const title = providerTitles[provider];

  test(`somebody signs up with ${title}, and logs in again to where they wanted to go`, async ({
    people,
  }) => {
    const [player, who] = [await people.guest(), await newcomer(provider)];
    const { username } = freshIdentity();
    await player.page.goto('/register');
    const address = await addressPassed(player.page, '/set-username', () => logInWith(player, provider, who));
    expect([...address.searchParams.keys()]).toEqual(['userId', 'token']);
    await expect(player.heading('Choose a username')).toBeVisible();
    await expect(player.page, 'the token is out of the address').toHaveURL(/\/set-username$/);
    await expectNoViolations(player.page, 'choosing a username');
    await player.page.reload();
    await chooseUsername(player, username);
    await expect(isMember(player)).toBeVisible();
    await expect(player.page).toHaveURL(/\/$/);
    await logOut(player);
    await player.page.goto('/login?next=/user');
    await logInWith(player, provider, who);
    await expect(player.page).toHaveURL(/\/user$/);
    await expect(player.heading('Hello')).toBeVisible();
    await expect(player.page.getByText(username).first()).toBeVisible();
    const session = (await player.context.cookies()).find(({ name }) => name === 'session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  for (const [page, heading] of Object.entries(pages)) {
    test(`${page} says what went wrong with ${title}`, async ({ people }) => {
      const taken = await people.account({ fresh: true });
      const email = `${taken.username.toLowerCase()}@example.com`;
      const cases: [TestPerson | 'deny', string][] = [
        ['deny', `Authentication failed with ${title} account`],
        [await newcomer(provider, { email: null }), `No email associated with this ${title} account`],
        [await newcomer(provider, { verified: false }), `No email associated with this ${title} account`],
        [await newcomer(provider, { email }), `This ${title} account is already linked with another email`],
        [await newcomer(provider, { fault: 'tokenRefused' }), `Authentication failed with ${title} account`],
        [await newcomer(provider, { fault: 'tokenBroken' }), 'Server error occurred during authentication'],
      ];
      const player = await people.guest();
      for (const [who, text] of cases) {
        await player.page.goto(page);
        await logInWith(player, provider, who);
        await expect(player.heading(heading)).toBeVisible();
        await expectBanner(player, text);
        await expect(isMember(player)).toBeHidden();
      }
    });
  }

  test(`an answer of ${title} counts once, and in the browser that asked`, async ({ people }) => {
    const { who } = await signedUp(people, provider);
    const [player, stranger] = [await people.guest(), await people.guest()];
    await player.page.goto('/login');
    const callback = await addressPassed(player.page, `/api/user/auth/${provider}/callback`, () =>
      logInWith(player, provider, who),
    );
    await expect(isMember(player)).toBeVisible();
    for (const other of [stranger, await people.guest()]) {
      // The second one has begun a log in of its own.
      if (other !== stranger) {
        await other.page.goto('/login');
        await other.press(other.page.getByRole('link', { name: `Continue with ${title}` }));
        await other.heading(`Log in with the test ${title}`).waitFor();
      }
      await other.page.goto(callback.href);
      await expectBanner(other, `Authentication failed with ${title} account`);
      await expect(isMember(other)).toBeHidden();
    }
    await logOut(player);
    await player.page.goto(callback.href);
    await expectBanner(player, `Authentication failed with ${title} account`);
  });

  test(`${title} is linked and unlinked in the profile, with a word about whatever goes wrong`, async ({
    people,
  }) => {
    const { who: ofAnother } = await signedUp(people, provider);
    const player = await people.player({ account: await people.account({ fresh: true }) });
    const { page } = player;
    const link = `Link ${title}`;
    await page.goto('/user');
    await logInWith(player, provider, 'deny', link);
    await expect(page.getByText(`Failed to link ${title} account:`)).toBeVisible();
    await logInWith(player, provider, ofAnother, link);
    await expect(page.getByText(/already linked to another user account/)).toBeVisible();
    await logInWith(player, provider, await newcomer(provider), link);
    await expect(page.getByText(`Successfully linked ${title} account!`)).toBeVisible();
    await expect(page).toHaveURL(/\/user$/);
    await expectNoViolations(page, 'profile with a linked account');
    await player.press(player.button(`Unlink ${title}`));
    await player.press(page.getByRole('dialog').getByRole('button', { name: 'Unlink' }));
    await expect(page.getByRole('link', { name: link })).toBeVisible();
  });
}

test('a link whose session has ended meanwhile leads to the log in', async ({ people }) => {
  const player = await people.player({ account: await people.account({ fresh: true }) });
  const who = await newcomer('google');
  await player.page.goto('/user');
  await player.press(player.page.getByRole('link', { name: 'Link Google' }));
  await player.heading('Log in with the test Google').waitFor();
  await player.account.visitor.post('/api/user/logout');
  await sayWho(player, 'google', who);
  await expect(player.heading('Login')).toBeVisible();
  await expectBanner(player, 'Your session has expired. Please log in again.');
});

test('the only way to log in stays', async ({ people }) => {
  const { player } = await signedUp(people, 'discord');
  await player.page.goto('/user');
  await player.press(player.button('Unlink Discord'));
  await expect(
    player.page.getByText('Cannot unlink the only authentication method. Add another method first.'),
  ).toBeVisible();
});

test('a sign-up that is over says so, and where to begin again', async ({ people }) => {
  const player = await people.guest();
  player.recording.tolerate(/status of 404 .*\/api\/user\/set-username/);
  await player.page.goto('/login');
  const address = await addressPassed(player.page, '/set-username', async () =>
    logInWith(player, 'google', await newcomer('google')),
  );
  const signUp = Object.fromEntries(address.searchParams);
  const { username } = freshIdentity();
  const used = await people.stranger().post('/api/user/set-username', { ...signUp, username });
  expect(used.status).toBe(200);
  await chooseUsername(player, freshIdentity().username);
  await expectBanner(player, 'That sign-up has expired. Please start again.');
  await player.press(player.page.getByRole('link', { name: 'Start again' }));
  await expect(player.heading('Login')).toBeVisible();
  await player.page.goto('/set-username?userId=x');
  await expect(player.heading('Login')).toBeVisible();
});

test('of two who choose one username at once the other is told, and chooses again', async ({ people }) => {
  const players = [await people.guest(), await people.guest()];
  const { username } = freshIdentity();
  for (const player of players) {
    player.recording.tolerate(/status of 409 .*\/api\/user\/set-username/);
    await player.page.goto('/register');
    await logInWith(player, 'google', await newcomer('google'));
    await player.page.getByRole('textbox', { name: 'Username' }).fill(username);
  }
  await Promise.all(players.map(({ page }) => page.getByRole('button', { name: 'Save username' }).click()));
  const refused = () => players.map((player) => player.page.getByText('Username already exists'));
  await expect
    .poll(async () => (await Promise.all(refused().map((text) => text.isVisible()))).filter(Boolean).length)
    .toBe(1);
  const loser = (await refused()[0]?.isVisible()) ? players[0] : players[1];
  if (!loser) throw new Error('Nobody lost');
  await chooseUsername(loser, freshIdentity().username);
  for (const player of players) await expect(isMember(player)).toBeVisible();
});

test('a provider that goes down in the middle is a server error', async ({ people }) => {
  for (const provider of providers) {
    const [player, who] = [await people.guest(), await newcomer(provider)];
    await player.page.goto('/login');
    await player.press(player.page.getByRole('link', { name: `Continue with ${providerTitles[provider]}` }));
    await player.button(`Continue as ${who.name}`).waitFor();
    await answerAndGoDown(player, provider, who);
    await expectBanner(player, 'Server error occurred during authentication');
  }
});
