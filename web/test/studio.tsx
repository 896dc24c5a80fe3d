import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import AdminPage from '../src/pages/admin/AdminPage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../src/screens/studio/form/ThemeEditor.tsx';
import '../src/screens/studio/list/ThemeList.tsx';
import '../src/screens/studio/tags/TagList.tsx';
import { type Call, juniper, refusal, session } from './fake-api.ts';
import { renderPage } from './render-page.tsx';

export const admin = { ...juniper, administrator: true };
export const animals = { _id: 'tag-1', name: 'Animals', category: 'Topic', adminOnly: false, color: 'gold' };
export const secret = { _id: 'tag-2', name: 'Internal', category: 'Topic', adminOnly: true, color: 'red' };
const cats = {
  _id: 'cats',
  name: 'Big cats',
  description: 'All of them.',
  type: 'normal',
  hidden: false,
  version: 3,
  createdAt: 1_600_000_000_000,
  updatedAt: 1_700_000_000_000,
  updatedBy: 'robin',
  tags: [animals],
  games: [{ name: 'How wild?', type: 'Slider' }],
  covers: [],
};
const table = {
  ...cats,
  _id: 'table',
  name: 'Our table',
  type: 'lobby',
  hidden: true,
  tags: [secret],
  games: [
    { name: 'Who?', type: 'TierListLobby' },
    { name: 'How?', type: 'SliderLobby' },
  ],
};
const points = ['Tame', 'Fair', 'Wild'].map((name) => ({ name, color: 'red' }));
export const editable = (more: object = {}) => ({
  ...cats,
  games: [
    {
      name: 'How wild?',
      description: '',
      type: 'Slider',
      config: { points },
      createdAt: 5,
      pictures: [],
    },
  ],
  ...more,
});
export const lynx = {
  public_id: 'Themes/Big cats/Game1/lynx.webp',
  url: '/images/lynx.webp',
  alt: 'A lynx',
  width: 10,
  height: 10,
  file_name: 'lynx.png',
};
/** A stored tier list with one picture. */
export const tierList = {
  name: 'Best cat',
  description: '',
  type: 'TierList',
  config: { tiers: points, ordered: true, seMode: false, content: 'Themes/Big cats/Game1' },
  createdAt: 5,
  pictures: [lynx],
};
export const json = (body: object) => Response.json({ success: true, ...body });
export const site = {
  ...session(admin),
  'GET /api/themes/all': () => json({ themes: [cats, table] }),
  'GET /api/themes/cats/edit': () => json({ theme: editable() }),
  'GET /api/tags': () => json({ tags: [{ ...animals, themes: 2 }] }),
  'GET /api/tags/search': ({ query }: Call) =>
    json({
      tags: [animals, secret].filter(({ name }) => name.toLowerCase().includes(query.get('query') ?? '')),
    }),
};
/** The theme as another administrator saves it, as version 4 with `more`, after the first `reads` requests for it. */
export const changedAfter = (reads: number, more: object = { description: 'Theirs.' }) => {
  let left = reads;
  return {
    ...site,
    'GET /api/themes/cats/edit': () => {
      left -= 1;
      return json({ theme: left < 0 ? editable({ version: 4, ...more }) : editable() });
    },
    'PUT /api/themes/update-theme/cats': ({ body }: Call) =>
      (body as { version: number }).version === 4 // the body of a save
        ? json({ _id: 'cats', version: 5 })
        : refusal(409, 'themeChanged', 'Changed.'),
  };
};

export const adminPage = (
  <Routes>
    <Route path="/admin/*" element={<AdminPage />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);
export const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
/** Opens the admin pages at an address. `wrap`: renders the page inside something else. */
export const open = (path: string, wrap: (inner: ReactNode) => ReactNode = (inner) => inner) => {
  renderPage(wrap(adminPage), path);
  return userEvent.setup();
};
export const field = (name: string) => screen.findByRole('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const sent = (calls: Call[], route: string) =>
  calls.filter((call) => call.route === route).map(({ body }) => body);
/** Discards the restored changes of a form. */
export const discardThem = async (user: UserEvent) => {
  await user.click(button('Discard them'));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
};
