import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useEffect } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { startChoosing } from '../entities/room/local/played-rounds.ts';
import { kim, robin } from '../entities/room/testing/people.ts';
import { renderWithRoom } from '../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';
import { App } from './App.tsx';
import { BareFrame, SiteFrame } from './frames.tsx';
import { createQueryClient, Providers } from './Providers.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../features/chat/ChatPanel.tsx';
import '../features/home/Tutorial.tsx';
import '../minigames/tier-list/Play.tsx';
import '../pages/game/GamePage.tsx';
import '../screens/lobby/LobbyPanel.tsx';
import '../screens/people-panel/PeopleHost.tsx';
import '../shared/ui/overlays/ToastRegion.tsx';

/** Names of the components that throw, and when they throw. */
const broken = vi.hoisted(() => new Map<string, 'render' | 'effect'>());

/** Returns the module with its component `name` replaced by one that throws while its name is in `broken`. */
const breakable = vi.hoisted(() => (module: object, name: string, exported = name) => {
  const Real = (module as Record<string, ComponentType>)[exported]; // the export is a component
  if (!Real) throw new Error(`There is no ${exported}`);
  function Throwing() {
    if (broken.get(name) === 'render') throw new Error(`${name} broke`);
    useEffect(() => {
      if (broken.get(name) === 'effect') throw new DOMException(`${name} broke`, 'InvalidStateError');
    });
    return null;
  }
  function Breakable(props: object) {
    return broken.has(name) ? <Throwing /> : Real ? <Real {...props} /> : null;
  }
  return { ...module, [exported]: Breakable };
});

vi.mock('../screens/site/Header.tsx', async (real) => breakable(await real(), 'Header'));
vi.mock('../screens/site/Footer.tsx', async (real) => breakable(await real(), 'Footer'));
vi.mock('../pages/home/HomePage.tsx', async (real) => breakable(await real(), 'HomePage'));
vi.mock('../screens/lobby/LobbyTable.tsx', async (real) => breakable(await real(), 'LobbyTable'));
vi.mock('../features/chat/ChatLog.tsx', async (real) => breakable(await real(), 'ChatLog'));
vi.mock('../features/home/Tutorial.tsx', async (real) => breakable(await real(), 'Tutorial', 'default'));
vi.mock('../features/room-navigation/RoomNavigation.tsx', async (real) =>
  breakable(await real(), 'RoomNavigation'),
);
vi.mock('../screens/game/frame/GameHeader.tsx', async (real) => breakable(await real(), 'GameHeader'));
vi.mock('../screens/game/frame/PlayerStrip.tsx', async (real) => breakable(await real(), 'PlayerStrip'));
vi.mock('../minigames/registry.tsx', async (real) => breakable(await real(), 'MiniGamePlay'));
vi.mock('../features/friends/FriendsDrawer.tsx', async (real) => breakable(await real(), 'FriendsDrawer'));
vi.mock('../features/invitations/Invitations.tsx', async (real) => breakable(await real(), 'Invitations'));
vi.mock('../features/messages/ConversationWindow.tsx', async (real) =>
  breakable(await real(), 'ConversationWindow'),
);
vi.mock('../features/safety/SafetyHost.tsx', async (real) => breakable(await real(), 'SafetyHost'));
vi.mock('../shared/ui/overlays/ToastRegion.tsx', async (real) => breakable(await real(), 'ToastRegion'));

beforeEach(() => {
  broken.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});

const theme = 'Flags of the world';

/** Opens the site as Robin, in a lobby with Kim or in a round. */
function open(path: '/' | '/game') {
  const room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim);
  if (path === '/game') {
    const gameId = startChoosing(room);
    room.act(robin.user, { type: 'themeChosen', gameId, theme });
  }
  const api = { 'GET /api/user/friends/requests': () => Response.json({ friendRequests: [] }) };
  renderWithRoom(<App />, { room, you: robin, path, api });
  // The parts about people load at the first activity; without one, after two seconds.
  fireEvent.pointerMove(window);
  return userEvent.setup();
}

const lobby = () => screen.findByRole('heading', { name: 'Your Lobby' });
const round = () => screen.findByRole('button', { name: 'Confirm' });
const footer = () => screen.findByText(/All rights reserved/);

/** The parts that break at the same time: each has a boundary of its own, so all messages are there, and the rest of the page. */
test.each([
  {
    name: 'all parts beside the lobby',
    path: '/',
    parts: [
      ['Header', 'render', 'The header stopped working.'],
      ['Footer', 'effect', 'The footer stopped working.'],
      ['ChatLog', 'render', 'The chat stopped working.'],
      ['Tutorial', 'effect', 'The tutorial stopped working.'],
      ['RoomNavigation', 'render', 'The connection to your lobby stopped working.'],
      ['FriendsDrawer', 'effect', 'The friends list stopped working.'],
      ['ConversationWindow', 'render', 'The conversation stopped working.'],
      ['Invitations', 'effect', 'Invitations stopped working.'],
      ['SafetyHost', 'render', 'Reports and warnings stopped working.'],
    ],
    unaffected: lobby,
  },
  {
    name: 'the home page',
    path: '/',
    parts: [['HomePage', 'render', 'This page stopped working']],
    unaffected: footer,
  },
  {
    name: 'the lobby',
    path: '/',
    parts: [['LobbyTable', 'effect', 'The lobby stopped working.']],
    unaffected: footer,
  },
  {
    name: 'the parts beside a round',
    path: '/game',
    parts: [
      ['GameHeader', 'effect', "The game's header stopped working."],
      ['PlayerStrip', 'render', 'The list of players stopped working.'],
      ['ChatLog', 'effect', 'The chat stopped working.'],
    ],
    unaffected: round,
  },
  {
    name: 'a round',
    path: '/game',
    parts: [['MiniGamePlay', 'render', 'This part of the game stopped working.']],
    unaffected: () => screen.findByRole('button', { name: 'Leave Game' }),
  },
] as const)(
  'errors of $name are shown, leave the rest of the page intact, and can be retried',
  async ({ path, parts, unaffected }) => {
    for (const [name, when] of parts) broken.set(name, when);
    const user = open(path);
    for (const [, , message] of parts) await screen.findByText(message);
    await unaffected();
    broken.clear();
    for (const [, , message] of parts) {
      // The home page remounts when the lobby has loaded, so the message is searched again.
      const region = (await screen.findByText(message)).closest<HTMLElement>('[role="alert"]');
      if (!region) throw new Error('The message is no alert');
      await user.click(within(region).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    }
    await unaffected();
  },
);

test('a broken toast region shows an error and leaves the page intact', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ user: null }));
  broken.set('ToastRegion', 'effect');
  render(
    <Providers client={createQueryClient()}>
      <h1>The page</h1>
    </Providers>,
  );
  // The region loads at the first activity; without one, after ten seconds.
  fireEvent.pointerMove(window);
  expect(await screen.findByText('Notices stopped working.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

test.each(Object.entries({ SiteFrame, BareFrame }))(
  'an error of a page in a %s stays in the main region, and the next page is shown there',
  async (_name, Frame) => {
    vi.stubGlobal('fetch', async () => Response.json({ user: null }));
    function Page() {
      if (useLocation().pathname === '/broken') throw new Error('The page broke');
      return <p>The next page</p>;
    }
    render(
      <MemoryRouter initialEntries={['/broken']}>
        <Providers client={createQueryClient()}>
          <Frame>
            <Page />
          </Frame>
          <Link to="/whole">Next</Link>
        </Providers>
      </MemoryRouter>,
    );
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('This page stopped working')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(await main.findByText('The next page')).toBeInTheDocument();
  },
);
