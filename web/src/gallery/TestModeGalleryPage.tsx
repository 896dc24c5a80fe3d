import { defaultPreferences } from '@tallyho/game/accounts/default-preferences';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { respondLocally } from '../entities/room/local/local-api.ts';
import { sampleThemes } from '../entities/room/testing/sample-themes.ts';
import styles from '../pages/test-mode/TestModePage.module.css';
import { TestMode } from '../screens/test-mode/TestMode.tsx';
import { fakeFetch } from '../shared/api/testing/fake-fetch.ts';

const administrator = {
  _id: 'user-director',
  username: 'director',
  avatar: 3,
  email: 'director@example.org',
  administrator: true,
  authProviders: ['form'],
  preferences: defaultPreferences,
  standing: { suspension: null, mute: null, warning: null },
};
const listed = sampleThemes.map((theme, index) => ({
  ...theme,
  _id: `theme-${index}`,
  tags: [],
  covers: [],
  hidden: false,
}));

function respondTo(path: string): Response | null {
  if (path === '/api/user/auth-check') return respondLocally(200, { success: true, user: administrator });
  if (path === '/api/themes/all') return respondLocally(200, { success: true, themes: listed });
  const [, name, index] = /^\/api\/themes\/name\/([^/]+)\/games\/(\d+)$/.exec(path) ?? [];
  const theme = sampleThemes.find((other) => other.name === decodeURIComponent(name ?? ''));
  const game = theme?.games[Number(index)];
  return game ? respondLocally(200, { success: true, game, gameIndex: Number(index) }) : null;
}

/** Test mode of an administrator, for development. The address has test mode's own options, e.g. ?tab=round&device=tablet. */
export default function TestModeGalleryPage() {
  const [client] = useState(() => {
    window.fetch = fakeFetch(async ({ path }) => respondTo(path), window.fetch);
    return new QueryClient();
  });
  return (
    <QueryClientProvider client={client}>
      <div className={styles.page}>
        <TestMode onClose={() => undefined} />
      </div>
    </QueryClientProvider>
  );
}
