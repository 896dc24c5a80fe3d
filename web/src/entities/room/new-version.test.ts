import { expect, test, vi } from 'vitest';
import type { UpdateSearch } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { toastStore } from '../../shared/ui/overlays/toast.ts';
import { newVersion } from './new-version.ts';

/** The desktop app, whose check finds this. */
const appThatFinds = (found: UpdateSearch) => ({
  ...platform,
  updates: { follow: vi.fn(), check: vi.fn(async () => found), take: vi.fn() },
});

test('in a browser the page is loaded again', () => {
  expect(newVersion()).toMatchObject({ text: expect.stringContaining('Reload the page'), label: 'Reload' });
});

test.each(['ready', 'elsewhere'] as const)(
  'the app looks for its new version and takes the one that is %s',
  async (found) => {
    const app = appThatFinds(found);
    const { text, label, take } = newVersion(app);
    expect([text, label]).toEqual(['Tallyho has been updated. Update the app to go on.', 'Update the app']);
    take();
    await expect.poll(() => app.updates.take).toHaveBeenCalledOnce();
  },
);

test.each([
  ['none', 'There is no newer app yet.'],
  ['unreachable', 'The newer app could not be downloaded.'],
  ['unlisted', 'install it over this one'],
] as const)('the app says why it is not updated (%s)', async (found, part) => {
  const app = appThatFinds(found);
  newVersion(app).take();
  await expect
    .poll(() => toastStore.getSnapshot().map(({ text }) => text))
    .toContainEqual(expect.stringContaining(part));
  expect(app.updates.take).not.toHaveBeenCalled();
});
