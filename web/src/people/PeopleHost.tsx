import type { PersonCard } from '@tallyho/game/people/person-card';
import type { ReactNode } from 'react';
import { SafetyHost } from '../safety/SafetyHost.tsx';
import { useSession } from '../session/session.ts';
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
      <FriendsDrawer />
      <MessengerContext value={{ messenger, you }}>
        <ConversationWindow />
      </MessengerContext>
      <Invitations />
      <SafetyHost />
    </>
  );
}
