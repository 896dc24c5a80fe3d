import type { Standing } from '@tallyho/game/people/sanctions';
import { juniper } from '../../../../test/fake-api.ts';
import { MembershipProvider } from '../../../entities/room/room-hooks.tsx';
import { SafetyHost } from '../SafetyHost.tsx';

export const good: Standing = { suspension: null, mute: null, warning: null };
export const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();

/** Fake session response for `fakeApi`: juniper is logged in, with this standing. */
export const sessionWith = (standing: Standing) => ({
  'GET /api/user/auth-check': () => Response.json({ user: { ...juniper, standing } }),
});

/** The safety dialogs with the provider that they need. */
export const host = (
  <MembershipProvider user={undefined}>
    <SafetyHost />
  </MembershipProvider>
);
