import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Call, fakeApi } from '../../../test/fake-api.ts';
import { address, button, editable, field, json, open, sent, site, tierList } from '../../../test/studio.tsx';

beforeEach(() => localStorage.clear());

const update = 'PUT /api/themes/update-theme/cats';

test.each([
  ['Save and stay', (user: ReturnType<typeof open>) => user.click(button('Save and stay'))],
  ['Ctrl+S', (user: ReturnType<typeof open>) => user.keyboard('{Control>}s{/Control}')],
])('%s saves the theme and leaves the form open', async (_, save) => {
  let version = 3;
  const calls = fakeApi({
    ...site,
    [update]: () => {
      version += 1;
      return json({ _id: 'cats', version });
    },
  });
  const user = open('/admin/themes/cats');
  await user.type(await field('Description'), ' More.');
  await save(user);
  expect(await screen.findByText('Theme successfully updated!')).toBeVisible();
  expect(address()).toBe('/admin/themes/cats');
  await waitFor(() => expect(screen.queryByText('Not saved yet.')).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.includes('theme-editor'))).toEqual([]);
  await user.type(await field('Description'), ' Again.');
  await save(user);
  await waitFor(() =>
    expect(sent(calls, update)).toMatchObject([
      { version: 3, description: 'All of them. More.' },
      { version: 4, description: 'All of them. More. Again.' },
    ]),
  );
});

test('a new theme that is saved stays open, at its own address', async () => {
  fakeApi({
    ...site,
    'POST /api/themes/upload-theme': () => json({ _id: 'us', version: 1 }),
    'GET /api/themes/us/edit': () => json({ theme: editable({ _id: 'us', name: 'Us', version: 1 }) }),
  });
  const user = open('/admin/themes/new?type=lobby');
  await user.type(await field('Name'), 'Us');
  await user.type(await field('Name of the game'), 'Who?');
  await user.click(button('Save and stay'));
  expect(await screen.findByText('Theme successfully uploaded!')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/themes/us'));
  expect(Object.keys(localStorage).filter((key) => key.includes('theme-editor'))).toEqual([]);
});

test('what is typed while the theme is being saved is not lost', async () => {
  let respond: (response: Response) => void = () => undefined;
  const calls = fakeApi({
    ...site,
    [update]: ({ body }: Call) =>
      (body as { version: number }).version === 3 // the body of a save
        ? new Promise<Response>((resolve) => {
            respond = resolve;
          })
        : json({ _id: 'cats', version: 5 }),
  });
  const user = open('/admin/themes/cats');
  await user.type(await field('Description'), ' More.');
  await user.click(button('Update Theme'));
  await user.type(await field('Description'), ' Late.');
  respond(json({ _id: 'cats', version: 4 }));
  expect(await screen.findByText('Theme successfully updated!')).toBeVisible();
  expect(address()).toBe('/admin/themes/cats');
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  await user.click(button('Update Theme'));
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(sent(calls, update).at(-1)).toMatchObject({ version: 4, description: 'All of them. More. Late.' });
});

test('a picture that the saved theme has shown is not deleted when the form is left, because results may show it', async () => {
  const calls = fakeApi({
    ...site,
    'GET /api/themes/cats/edit': () => json({ theme: editable({ games: [tierList] }) }),
    [update]: () => json({ _id: 'cats', version: 4 }),
  });
  const user = open('/admin/themes/cats');
  await user.click(await screen.findByRole('checkbox', { name: 'Select A lynx' }));
  await user.click(button('Remove 1 selected'));
  await user.click(button('Save and stay'));
  expect(await screen.findByText('Theme successfully updated!')).toBeVisible();
  await user.click(button('Back'));
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(sent(calls, 'DELETE /api/cloudinary/delete')).toEqual([]);
});
