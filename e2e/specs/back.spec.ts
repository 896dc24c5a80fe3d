import { expect, test } from '../fixtures.ts';

test('a page opens at its top with the focus in it, and Back shows the one before at the place where it was left', async ({
  actors,
}) => {
  const visitor = await actors.visitor({ screen: 'phone' });
  const { page } = visitor;
  const place = () => page.evaluate(() => window.scrollY);
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  // Until the site's code is there, a link loads a document.
  await expect(async () => {
    await page.goto('/terms-of-service');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await visitor.press(link('Privacy Policy'));
    await expect(page).toHaveTitle(/^Privacy/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }).toPass();
  await link('Contact').scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(100);
  await visitor.press(link('Contact'));
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Privacy/);
  await expect.poll(place).toBe(left);
  await page.reload();
  await expect.poll(place).toBe(left);
});
