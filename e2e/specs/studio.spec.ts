import { expectPhoneLayout } from '../actors/checks.ts';
import { makeAdministrator } from '../actors/database.ts';
import { middleOf } from '../actors/mini-games.ts';
import type { Player } from '../actors/player.ts';
import { expect, test } from '../fixtures.ts';

/** Returns the bytes of a PNG that the browser draws: `width` pixels wide, in the color. */
const drawPicture = async ({ page }: Player, width: number, color: string): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(
      async ([side, fill]) => {
        const canvas = new OffscreenCanvas(side, 600);
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('There is no canvas.');
        pen.fillStyle = fill;
        pen.fillRect(0, 0, side, 600);
        return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
      },
      [width, color] as const,
    ),
  );

test('an administrator makes a theme with pictures on a phone, exports and imports it', async ({
  actors,
}) => {
  const account = await actors.account({ fresh: true });
  await makeAdministrator(account);
  const admin = await actors.player({ account, screen: 'narrow' });
  const { page } = admin;
  const name = `Blobs ${account.username}`;
  await page.goto('/admin');
  await expect(admin.heading('Themes')).toBeVisible();
  await expectPhoneLayout(page, 'the list of themes');
  await admin.press(page.getByRole('link', { name: 'New theme' }));
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('Best blob');
  const buffers = [await drawPicture(admin, 2_000, 'tomato'), await drawPicture(admin, 300, 'teal')];
  await page
    .getByLabel(/Choose pictures/)
    .setInputFiles([
      ...buffers.map((buffer, index) => ({ name: `blob-${index + 1}.png`, mimeType: 'image/png', buffer })),
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') },
      { name: 'broken.png', mimeType: 'image/png', buffer: (buffers[0] ?? Buffer.alloc(0)).subarray(0, 60) },
    ]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText('This is not a PNG, JPEG, WebP, GIF or AVIF picture.')).toBeVisible();
  await expect(uploads.getByText('The file is broken.')).toBeVisible();
  const pictures = page.getByRole('list', { name: 'Pictures of the game' });
  await expect(pictures.getByRole('checkbox')).toHaveCount(2);
  await expectPhoneLayout(page, 'the form of a theme');
  for (const file of ['page.png', 'broken.png'])
    await admin.press(page.getByRole('button', { name: `Dismiss ${file}` }));
  await admin.press(admin.button('Describe by file names'));
  await admin.press(admin.button('Submit Theme'));
  await expect(page.getByText('Theme successfully uploaded!')).toBeVisible();

  await admin.press(page.getByRole('button', { name: `Actions for ${name}` }));
  const downloading = page.waitForEvent('download');
  await admin.press(page.getByRole('menuitem', { name: 'Export' }));
  const file = await (await downloading).path();
  await page.getByLabel('File of a theme').setInputFiles(file);
  await expect(admin.heading('Create a New Theme')).toBeVisible();
  await expect(page.getByText('A theme with that name already exists.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} 2`);
  await expect(pictures.getByRole('checkbox', { name: 'Select blob 1' })).toBeVisible();
  await expect(pictures.getByRole('checkbox', { name: 'Select blob 2' })).toBeVisible();
  await admin.press(admin.button('Submit Theme'));
  // Not the toast: the one of the first theme may still be shown.
  await expect(page.getByRole('button', { name: `Actions for ${name} 2` })).toBeVisible();

  // The stored pictures are scaled down, and each theme has its own.
  const { themes } = await account.client.requestJson<{ themes: { name: string; covers: string[] }[] }>(
    'GET',
    '/api/themes/all',
  );
  const covers = themes.filter((theme) => theme.name.startsWith(name)).flatMap((theme) => theme.covers);
  expect(new Set(covers).size).toBe(4);
  const widths = await page.evaluate(
    (urls) =>
      Promise.all(urls.map(async (url) => (await createImageBitmap(await (await fetch(url)).blob())).width)),
    covers,
  );
  expect(widths.toSorted((one, other) => one - other)).toEqual([300, 300, 1_024, 1_024]);
});

test('an administrator drags tiers, and chosen pictures that could not be uploaded survive a reload', async ({
  actors,
}) => {
  const account = await actors.account({ fresh: true });
  await makeAdministrator(account);
  const admin = await actors.player({ account });
  const { page } = admin;
  admin.recording.allowErrors(/ERR_FAILED/, /Failed to upload images/);
  await page.goto('/admin/themes/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Order ${account.username}`);
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('First or last?');

  const tiers = page.getByRole('textbox', { name: /^Name of tier/ });
  const names = () => tiers.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const rows = page.getByRole('list', { name: 'Tiers' }).getByRole('listitem');
  const handle = await middleOf(rows.nth(2).locator('[aria-hidden="true"]').first());
  const first = await rows.nth(0).boundingBox();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  // The rows make room while the pointer moves, and stay there after the drag.
  let step = 0;
  await expect
    .poll(async () => {
      step = (step + 1) % 10;
      await page.mouse.move(handle.x, (first?.y ?? 0) + 20 + step);
      return names();
    })
    .toEqual(['B', 'S', 'A']);
  // Not to the field that had the focus.
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.mouse.up();
  await expect(page.locator('li[data-dragging]')).toHaveCount(0);
  await expect.poll(names).toEqual(['B', 'S', 'A']);

  await page.route('**/api/cloudinary/upload*', (route) => route.abort());
  await page.getByLabel(/Choose pictures/).setInputFiles({
    name: 'blob.png',
    mimeType: 'image/png',
    buffer: await drawPicture(admin, 300, 'teal'),
  });
  await expect(page.getByText('Network error. Please try again later.')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.unroute('**/api/cloudinary/upload*');
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select picture 1' })).toBeVisible();
  await admin.press(admin.button('Describe by file names'));
  await admin.press(admin.button('Submit Theme'));
  await expect(page.getByText('Theme successfully uploaded!')).toBeVisible();
});
