import type { ReactNode } from 'react';
import { SafetyHost } from '../safety/SafetyHost.tsx';
import { FriendsDrawer } from './friends/FriendsDrawer.tsx';
import { Invitations } from './invitations/Invitations.tsx';

/** Everything of other people that can show on any page. Loaded once, for members alone, when the page is idle. */
export default function PeopleHost(): ReactNode {
  return (
    <>
      <FriendsDrawer />
      <Invitations />
      <SafetyHost />
    </>
  );
}
