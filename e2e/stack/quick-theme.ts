import type { GameDraft } from '@tallyho/game/minigames/registry';
import { SignJWT } from 'jose';
import type { Stack } from '../../scripts/stack/stack.ts';

/** A theme without pictures: rated with two presses, for tests that only need a round to be played. */
export const quickTheme = 'Quick questions';

const games: GameDraft[] = [
  {
    name: 'How quick?',
    description: 'One press, and it is rated.',
    type: 'Slider',
    config: {
      points: [
        { name: 'Slow', color: 'red' },
        { name: 'Steady', color: 'gold' },
        { name: 'Quick', color: 'green' },
      ],
    },
  },
  {
    name: 'Now or never',
    description: 'One press as well.',
    type: 'Choose',
    config: { selectedPair: { left: 'red', right: 'blue' }, sideHeaderLeft: 'Now', sideHeaderRight: 'Never' },
  },
];

/** Adds it as the loader of the starter content adds its own. */
export async function addQuickTheme({ url, serviceSecret }: Stack): Promise<void> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('edge')
    .setSubject('content')
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(serviceSecret));
  const response = await fetch(`${url}/api/themes/upload-theme`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: quickTheme,
      description: 'For a short test.',
      type: 'normal',
      tags: [],
      games,
    }),
  });
  if (!response.ok) throw new Error(`No theme to test with: ${response.status} ${await response.text()}`);
}
