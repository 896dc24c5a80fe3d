import type { PersonCard } from '@tallyho/game/people/person-card';
import type { ReactNode } from 'react';
import { SafetyHost } from '../safety/SafetyHost.tsx';
import { useSession } from '../session/session.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { FriendsDrawer } from './friends/FriendsDrawer.tsx';
import { Invitations } from './invitations/Invitations.tsx';
import { ConversationWindow } from './messages/ConversationWindow.tsx';
import { MessengerContext } from './messages/messenger-context.ts';
import { useOwnMessenger } from './messages/use-own-messenger.ts';

/** Everything of other people that can show on any page. Loaded once, for members alone, when the page is idle. */
export default function PeopleHost(): ReactNode {
  const { user } = useSession();
  return user && <People you={user} />;
}

function People({ you }: { readonly you: PersonCard }) {
  const messenger = useOwnMessenger(you);
  return (
    <>
      <Boundary what="The friends list" look="floating">
        <FriendsDrawer />
      </Boundary>
      <Boundary what="The conversation" look="floating">
        <MessengerContext value={{ messenger, you }}>
          <ConversationWindow />
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
