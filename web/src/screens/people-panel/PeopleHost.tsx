import type { Person } from '@tallyho/game/model/person';
import { type ReactNode, useEffect } from 'react';
import { clearLastGuest } from '../../entities/session/last-guest.ts';
import { useSession } from '../../entities/session/session.ts';
import { FriendsDrawer } from '../../features/friends/FriendsDrawer.tsx';
import { useUnreadOnIcon } from '../../features/friends/use-people-news.ts';
import { Invitations } from '../../features/invitations/Invitations.tsx';
import { PutAwayInvitations } from '../../features/invitations/PutAwayInvitations.tsx';
import { ConversationWindow } from '../../features/messages/ConversationWindow.tsx';
import { MessengerContext } from '../../features/messages/messenger-context.ts';
import { useOwnMessenger } from '../../features/messages/use-own-messenger.ts';
import { SafetyHost } from '../../features/safety/SafetyHost.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';

/** Panels about other people that can open on any page. Loaded once when the page is idle, only for logged-in users. */
export default function PeopleHost(): ReactNode {
  const { user } = useSession();
  return user && <People you={user} />;
}

function People({ you }: { readonly you: Person }) {
  useEffect(clearLastGuest, []);
  useUnreadOnIcon();
  const messenger = useOwnMessenger(you);
  return (
    <>
      <Boundary what="The friends list" look="floating">
        <FriendsDrawer invitations={<PutAwayInvitations />} />
      </Boundary>
      <Boundary what="The conversation" look="floating">
        <MessengerContext value={{ messenger, you }}>
          <ConversationWindow invitationOf={(friend) => <PutAwayInvitations friend={friend} />} />
        </MessengerContext>
      </Boundary>
      <Boundary what="Invitations" look="floating">
        <Invitations />
      </Boundary>
      <Boundary what="Reports and warnings" look="floating">
        <SafetyHost />
      </Boundary>
    </>
  );
}
