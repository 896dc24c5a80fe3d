import type { Person } from '@tallyho/game/model/person';
import { createContext, use } from 'react';
import { useStore } from '../../shared/store/store.ts';
import type { ConversationSnapshot } from './conversation.ts';
import type { Messenger } from './messenger.ts';
import type { UnsentText } from './unsent.ts';

interface MessengerValue {
  readonly messenger: Messenger;
  readonly you: Person;
}

/** The user's messenger, for the components below PeopleHost. */
export const MessengerContext = createContext<MessengerValue | null>(null);

export function useMessenger(): MessengerValue {
  const value = use(MessengerContext);
  if (!value) throw new Error('No MessengerContext above');
  return value;
}

export function useConversation(friend: string): ConversationSnapshot {
  return useStore(useMessenger().messenger.conversation(friend));
}

/** Returns the user's messages to a friend that the server has not acknowledged, oldest first. */
export function useUnsent(friend: string): readonly UnsentText[] {
  const { outbox } = useMessenger().messenger;
  return useStore(outbox).filter((unsent) => unsent.friend === friend);
}
