import type { Standing } from '@tallyho/game/people/safety';
import { juniper } from '../../../../test/fake-api.ts';
import { MembershipProvider } from '../../../entities/room/room-hooks.tsx';
import { SafetyHost } from '../SafetyHost.tsx';

export const good: Standing = { suspension: null, mute: null, warning: null };
export const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();

/** The API's answer of who is logged in, for `fakeApi`: juniper, with this standing. */
export const whoIs = (standing: Standing) => ({
  'GET /api/user/auth-check': () => Response.json({ user: { ...juniper, standing } }),
});

/** What of safety shows on any page. */
export const host = (
  <MembershipProvider user={undefined}>
    <SafetyHost />
  </MembershipProvider>
);
