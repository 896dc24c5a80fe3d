import { expectPhoneLayout } from '../actors/checks.ts';
import { expect, test } from '../fixtures.ts';

test('before the site opens, no address paints anything else; the game works by touch, and an address can be submitted', async ({
  actors,
}) => {
  const visitor = await actors.visitor({ screen: 'narrow' });
  const { page } = visitor;
  // A real deployment differs only in this flag, for which its Worker sends index.html at every address.
  await visitor.context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return route.fulfill({
      response: await route.fetch({ url: new URL('/shell', route.request().url()).href }),
    });
  });
  await visitor.context.route('**/api/config', (route) =>
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
    await expect(visitor.heading('Game night is coming soon.'), address).toBeVisible();
  }
  expect([...titles]).toEqual(['Game night is coming soon.']);
  await expectPhoneLayout(page, 'coming soon');

  const { responses } = visitor.recording;
  await expect.poll(() => responses.length).toBeGreaterThan(0);
  const before = responses.length;
  await visitor.press(visitor.button('Show the heap'));
  await visitor.press(visitor.button('Lock it in'));
  await expect(page.getByText(/^(It was \d+, you said 50|50, exactly)/)).toBeVisible();
  expect(responses).toHaveLength(before);

  const email = page.getByRole('textbox', { name: 'Email' });
  await visitor.type(email, 'juniper at example');
  await visitor.press(visitor.button('Notify me'));
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(email).toHaveValue('juniper at example');
  await visitor.type(email, 'juniper@example.org');
  await visitor.press(visitor.button('Notify me'));
  await expect(page.getByText(/^Thank you!/)).toBeVisible();
  await expectPhoneLayout(page, 'the game revealed and an address submitted');
});
