import type { Actors } from '../actors/actors.ts';
import { expectNoViolations, expectPhoneLayout } from '../actors/checks.ts';
import type { Player } from '../actors/player.ts';
import type { ScreenOptions } from '../actors/screen.ts';
import { expect, test } from '../fixtures.ts';

/** A browser in which the site's configuration says "coming soon". A real deployment differs only in this flag. */
async function openComingSoonSite(actors: Actors, options: ScreenOptions = {}): Promise<Player> {
  const guest = await actors.guest(options);
  await guest.context.route('**/api/config', (route) =>
    route.fulfill({ json: { comingSoon: true, providers: [] } }),
  );
  return guest;
}

const door = ({ page }: Player) =>
  page.getByRole('heading', { level: 1, name: 'Game night is coming soon.' });

test('every address paints the coming-soon page and nothing else', async ({ actors }) => {
  const guest = await openComingSoonSite(actors);
  const titles = new Set<string>();
  await guest.page.exposeFunction('seen', (title: string) => titles.add(title));
  await guest.page.addInitScript(() => {
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      // `exposeFunction` above adds it.
      if (title) (window as unknown as { seen(title: string): void }).seen(title);
    }).observe(document, { subtree: true, childList: true });
  });
  for (const address of [
    ...['/', '/login', '/register', '/desktop-login', '/return-to-app', '/game', '/join/ABCDEF'],
    ...['/admin', '/privacy', '/no-such-page'],
  ]) {
    await guest.page.goto(address);
    await expect(door(guest), address).toBeVisible();
  }
  expect([...titles]).toEqual(['Game night is coming soon.']);
  await expectNoViolations(guest.page, 'coming soon');
});

test('on a phone the coming-soon game works by touch, and an address can be submitted', async ({
  actors,
}) => {
  const guest = await openComingSoonSite(actors, { screen: 'narrow' });
  await guest.page.goto('/');
  await expectPhoneLayout(guest.page, 'coming soon');
  const { responses: answers } = guest.recording;
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  const before = answers.length;
  await guest.press(guest.button('Show the heap'));
  await guest.press(guest.button('Lock it in'));
  await expect(guest.page.getByText(/^(It was \d+, you said 50|50, exactly)/)).toBeVisible();
  await expectPhoneLayout(guest.page, 'a heap revealed');
  expect(answers).toHaveLength(before);

  const email = guest.page.getByRole('textbox', { name: 'Email' });
  await guest.type(email, 'juniper at example');
  await guest.press(guest.button('Notify me'));
  await expect(guest.page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(email).toHaveValue('juniper at example');
  await guest.type(email, 'juniper@example.org');
  await guest.press(guest.button('Notify me'));
  await expect(guest.page.getByText(/^Thank you!/)).toBeVisible();
  await expectPhoneLayout(guest.page, 'an address left');
});
