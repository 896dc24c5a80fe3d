import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Stack, startStack } from '../../scripts/stack/stack.ts';
import { expectFitForPhone, expectNoViolations } from '../actors/checks.ts';
import { makeAdministrator } from '../actors/database.ts';
import { People } from '../actors/people.ts';
import type { Player } from '../actors/player.ts';
import { test as base, expect } from '../fixtures.ts';
import { freePort } from '../stack/temporary-stack.ts';

let stack: Stack;
let dataDir: string;

base.beforeAll(async () => {
  base.setTimeout(120_000);
  dataDir = mkdtempSync(path.join(tmpdir(), 'tallyho-coming-soon-'));
  stack = await startStack({
    port: await freePort(),
    dataDir,
    vars: { COMING_SOON: 'on' },
    withoutContent: true,
    quiet: true,
  });
});
base.afterAll(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** People at a site that is coming soon. */
const test = base.extend({
  people: async ({ browser }, use) => {
    const people = new People(browser, stack.url);
    await use(people);
    const complaints = people.complaints();
    await people.goHome();
    expect(complaints, 'errors of the pages').toEqual([]);
  },
});

const door = ({ page }: Player) =>
  page.getByRole('heading', { level: 1, name: 'Game night is coming soon.' });

test('visitors see the coming-soon page alone, at every address, and nothing before it', async ({
  people,
}) => {
  const guest = await people.guest();
  const titles = new Set<string>();
  await guest.page.exposeFunction('seen', (title: string) => titles.add(title));
  await guest.page.addInitScript(() => {
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      // Exposed above.
      if (title) (window as unknown as { seen(title: string): void }).seen(title);
    }).observe(document, { subtree: true, childList: true });
  });
  for (const address of ['/', '/register', '/game', '/join/ABCDEF', '/admin', '/privacy', '/no-such-page']) {
    await guest.page.goto(address);
    await expect(door(guest), address).toBeVisible();
  }
  expect([...titles]).toEqual(['Game night is coming soon.']);
  await expectNoViolations(guest.page, 'coming soon');
});

test('on a phone: the game by touch, an address left, and nothing too small or too wide', async ({
  people,
}) => {
  const guest = await people.guest({ screen: 'narrow' });
  await guest.page.goto('/');
  await expectFitForPhone(guest.page, 'coming soon');
  const { answers } = guest.recording;
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  const before = answers.length;
  await guest.press(guest.button('Show the heap'));
  await guest.press(guest.button('Lock it in'));
  await expect(guest.page.getByText(/^(It was \d+, you said 50|50, exactly)/)).toBeVisible();
  await expectFitForPhone(guest.page, 'a heap revealed');
  expect(answers).toHaveLength(before);

  const email = guest.page.getByRole('textbox', { name: 'Email' });
  await guest.type(email, 'juniper at example');
  await guest.press(guest.button('Notify me'));
  await expect(guest.page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(email).toHaveValue('juniper at example');
  await guest.type(email, 'juniper@example.org');
  await guest.press(guest.button('Notify me'));
  await expect(guest.page.getByText(/^Thank you!/)).toBeVisible();
  await expectFitForPhone(guest.page, 'an address left');
});

test('by keyboard, a game can be played to its podium', async ({ people }) => {
  const guest = await people.guest();
  await guest.page.clock.install();
  await guest.page.goto('/');
  const slider = guest.page.getByRole('slider', { name: 'Your guess' });
  await guest.button('Show the heap').focus();
  for (let heap = 1; heap <= 5; heap += 1) {
    await guest.page.keyboard.press('Enter');
    await expect(guest.button('Look ...')).toBeVisible();
    await expect(slider).toBeVisible();
    await guest.page.clock.fastForward(3_000);
    await expect(slider).toBeFocused();
    await guest.page.keyboard.press('ArrowLeft');
    await guest.page.keyboard.press('Enter');
    await expect(guest.page.getByText(/^(It was \d+, you said 49|49, exactly)/)).toBeVisible();
    await expect(guest.button(heap < 5 ? 'Next heap' : 'See who wins')).toBeFocused();
  }
  await guest.page.keyboard.press('Enter');
  await expect(guest.page.getByRole('list', { name: 'Podium' })).toBeVisible();
  await expectNoViolations(guest.page, 'the end of a game');
});

test('administrators log in and see the site; other members wait like everybody', async ({ people }) => {
  const [boss, member] = [await people.account({ fresh: true }), await people.account({ fresh: true })];
  await makeAdministrator(boss, stack.libsqlUrl);
  const guest = await people.guest();
  await guest.page.goto('/');
  await guest.press(guest.page.getByRole('link', { name: 'Team login' }));
  await guest.logIn(boss.username);
  await expect(guest.heading('Welcome to Tallyho')).toBeVisible();
  await guest.page.reload();
  await expect(guest.heading('Welcome to Tallyho')).toBeVisible();

  const other = await people.guest({ colorScheme: 'dark' });
  await other.page.goto('/login');
  await other.logIn(member.username);
  await expect(door(other)).toBeVisible();
  await expectNoViolations(other.page, 'coming soon, as a member, dark');
  await other.press(other.button(`Log out ${member.username}`));
  await expect(other.page.getByRole('link', { name: 'Team login' })).toBeVisible();
});
