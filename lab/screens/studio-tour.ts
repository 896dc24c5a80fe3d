import type { Locator, Page } from '@playwright/test';
import type { Actors } from '../../e2e/actors/actors.ts';
import { makeAdministrator } from '../../e2e/actors/database.ts';
import { createAccount, expect } from './viewers.ts';

/** Called at each screen of the administrators' guide. */
type CapturePage = (name: string, page: Page) => Promise<void>;

/** Shows the studio and test mode with the starter themes, as an administrator on a desktop. */
export async function showStudio(actors: Actors, show: CapturePage): Promise<void> {
  const account = await createAccount(actors, { username: 'Ingrid', avatar: 1 });
  await makeAdministrator(account);
  const { page } = await actors.player({ account, colorScheme: 'light' });
  await page.setViewportSize({ width: 1200, height: 820 });

  await page.goto('/admin');
  const theme = page.getByRole('link', { name: 'Street food' });
  await expect(theme).toBeVisible();
  await show('studio-themes', page);

  await theme.click();
  await expect(page.getByRole('heading', { name: 'Edit Theme: Street food' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Confirm' })).toBeVisible();
  await show('studio-form', page);
  await toTop(page.getByRole('region', { name: 'Games' }));
  await show('studio-game', page);
  await toTop(page.getByRole('group', { name: 'Pictures' }));
  await show('studio-pictures', page);

  await page.goto('/admin/tags');
  await expect(page.getByRole('heading', { name: 'Tags' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await show('studio-tags', page);

  await page.goto('/test-mode?tab=components');
  await page.getByRole('button', { name: 'Turn on test mode' }).click();
  await expect(page.getByRole('heading', { name: 'Game Test Mode' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Confirm' })).toBeVisible();
  await show('test-mode', page);
}

const toTop = (element: Locator) => element.evaluate((node) => node.scrollIntoView({ block: 'start' }));
