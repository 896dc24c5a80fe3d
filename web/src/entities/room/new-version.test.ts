import { expect, test, vi } from 'vitest';
import type { AppUpdate } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { toastStore } from '../../shared/ui/overlays/toast.ts';
import { newVersion } from './new-version.ts';

/** The desktop app, whose check finds this. */
const appThatFinds = (found: AppUpdate | null) => ({
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
    await vi.waitFor(() => expect(app.updates.take).toHaveBeenCalledOnce());
  },
);

test('the app says if there is no newer version', async () => {
  const app = appThatFinds(null);
  newVersion(app).take();
  await vi.waitFor(() =>
    expect(toastStore.getSnapshot().map(({ text }) => text)).toContain(
      'There is no newer app yet. Try again in a few minutes.',
    ),
  );
  expect(app.updates.take).not.toHaveBeenCalled();
});
