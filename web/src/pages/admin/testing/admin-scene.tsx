import type { ApiModeratedUser } from '@tallyho/game/people/moderation';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { juniper } from '../../../../test/fake-api.ts';
import AdminPage from '../AdminPage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../../features/moderation/audit/Audit.tsx';
import '../../../features/moderation/reports/OpenReportsCount.tsx';
import '../PeopleSection.tsx';
import '../../../features/moderation/reports/Reports.tsx';

/** An administrator, whose session the tests open. */
export const admin = { ...juniper, administrator: true };
/** A player about whom administrators decide. */
export const kim: ApiModeratedUser = {
  _id: 'user-kim',
  username: 'kimchi',
  avatar: 4,
  administrator: false,
  isGuest: false,
  passkeys: 0,
  createdAt: '2026-01-01T12:00:00.000Z',
  standing: { suspension: null, mute: null, warning: null },
  formerNames: [],
  history: { reports: 3, guestReports: 0, warnings: 1, mutes: 0, suspensions: 0 },
};
export const ok = () => Response.json({ success: true });

/** The administration at its addresses; every other address shows "Elsewhere". */
export const page = (
  <Routes>
    <Route path="/admin/*" element={<AdminPage />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
);
/** Returns the current address. */
export const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
