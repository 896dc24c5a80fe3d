import { expectPhoneLayout } from '../actors/checks.ts';
import { expect, test } from '../fixtures.ts';

test('before the site opens, no address paints anything else; the game works by touch, and an address can be submitted', async ({
  actors,
}) => {
  const guest = await actors.guest({ screen: 'narrow' });
  const { page } = guest;
  // A real deployment differs only in this flag.
  await guest.context.route('**/api/config', (route) =>
    route.fulfill({ json: { comingSoon: true, providers: [] } }),
  );
  const titles = new Set<string>();
  await page.exposeFunction('seen', (title: string) => titles.add(title));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      // `exposeFunction` above adds it.
      if (title) (window as unknown as { seen(title: string): void }).seen(title);
    }).observe(document, { subtree: true, childList: true });
  });
  for (const address of ['/join/ABCDEF', '/desktop-login', '/return-to-app', '/game', '/no-such-page', '/']) {
    await page.goto(address);
    await expect(guest.heading('Game night is coming soon.'), address).toBeVisible();
  }
  expect([...titles]).toEqual(['Game night is coming soon.']);
  await expectPhoneLayout(page, 'coming soon');

  const { responses } = guest.recording;
  await expect.poll(() => responses.length).toBeGreaterThan(0);
  const before = responses.length;
  await guest.press(guest.button('Show the heap'));
  await guest.press(guest.button('Lock it in'));
  await expect(page.getByText(/^(It was \d+, you said 50|50, exactly)/)).toBeVisible();
  expect(responses).toHaveLength(before);

  const email = page.getByRole('textbox', { name: 'Email' });
  await guest.type(email, 'juniper at example');
  await guest.press(guest.button('Notify me'));
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(email).toHaveValue('juniper at example');
  await guest.type(email, 'juniper@example.org');
  await guest.press(guest.button('Notify me'));
  await expect(page.getByText(/^Thank you!/)).toBeVisible();
  await expectPhoneLayout(page, 'the game revealed and an address submitted');
});
