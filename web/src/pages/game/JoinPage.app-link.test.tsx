import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import JoinPage from './JoinPage.tsx';

const host = vi.hoisted(() => ({ returnsByLink: false }));
vi.mock('../../shared/platform/platform.ts', async (original) => {
  const { platform } = await original<typeof import('../../shared/platform/platform.ts')>();
  return {
    platform: Object.defineProperty({ ...platform }, 'returnsByLink', { get: () => host.returnsByLink }),
  };
});
beforeEach(() => {
  host.returnsByLink = false;
});

const lobby = {
  leader: { username: 'Robin', avatar: 2 },
  heads: [2],
  players: 1,
  maxPlayers: 4,
  state: 'open',
  lateJoin: true,
  guestsMayJoin: true,
};

async function openInvitation() {
  renderWithRoom(
    <Routes>
      <Route path="/join/:code" element={<JoinPage />} />
    </Routes>,
    {
      room: new ScriptedRoom({ owner: robin }),
      you: sam,
      path: '/join/PARTY7',
      api: {
        'GET /api/user/auth-check': () => Response.json({ user: null }),
        'GET /api/join/PARTY7': () => Response.json({ success: true, lobby, suggestedName: 'Sleepy Otter' }),
      },
    },
  );
  await screen.findByRole('heading', { name: 'Robin invites you to play' });
  return screen.queryByRole('link', { name: 'Open in the desktop app' });
}

test('an invitation in a browser can be opened in the desktop app', async () => {
  expect(await openInvitation()).toHaveAttribute('href', 'tallyho://join/PARTY7');
});

test('an invitation in the desktop app has no link to it', async () => {
  host.returnsByLink = true;
  expect(await openInvitation()).toBeNull();
});
