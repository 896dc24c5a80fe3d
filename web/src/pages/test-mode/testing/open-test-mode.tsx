import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach } from 'vitest';
import { juniper, session } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import TestModePage from '../TestModePage.tsx';

const admin = { ...juniper, administrator: true };
const theme = (
  id: string,
  name: string,
  type: 'normal' | 'lobby',
  games: { name: string; type: string }[],
) => ({
  ...{
    _id: id,
    name,
    type,
    games,
    description: '',
    hidden: false,
    version: 1,
    updatedAt: 0,
    updatedBy: null,
  },
  ...{ tags: [], covers: [] },
});
export const themes = [
  theme('cats', 'Big cats', 'normal', [
    { name: 'How wild?', type: 'Slider' },
    { name: 'How loud?', type: 'Slider' },
  ]),
  theme('table', 'Our table', 'lobby', [{ name: 'Who?', type: 'SliderAvatarsLobby' }]),
];
const points = ['Tame', 'Fair', 'Wild'].map((name) => ({ name, color: 'red' }));
/** Returns the response with a slider game of this name. */
export const gameResponse = (name: string) =>
  Response.json({
    success: true,
    game: { name, description: '', type: 'Slider', config: { points }, items: [] },
    gameIndex: 0,
  });
/** The API's responses to an administrator. */
export const site = {
  ...session(admin),
  'GET /api/themes/all': () => Response.json({ success: true, themes }),
  'GET /api/themes/name/Big%20cats/games/0': () => gameResponse('How wild?'),
  'GET /api/themes/name/Big%20cats/games/1': () => gameResponse('How loud?'),
};
const page = (
  <Routes>
    <Route path="/test-mode" element={<TestModePage />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);
/** Returns the current address of the page. */
export const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
/** Opens test mode with this query of the address. */
export const openTestMode = (query = '') => {
  renderPage(page, `/test-mode${query}`);
  return userEvent.setup();
};
export const button = (name: string) => screen.getByRole('button', { name });

/** Registers a hook that turns test mode on in this browser before each test. */
export const turnOnTestMode = () => beforeEach(() => localStorage.setItem('tallyho:showTestMode', 'true'));
