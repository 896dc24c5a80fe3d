import { defaultPreferences } from '@tallyho/game/accounts/default-preferences';
import { cardFrom } from '@tallyho/game/people/cards';
import type { PersonCard } from '@tallyho/game/people/person-card';
import type { Standing } from '@tallyho/game/people/sanctions';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import {
  closeConversation,
  closeFriends,
  openConversation,
} from '../../../entities/friends/people-panel-store.ts';
import { MembershipProvider } from '../../../entities/room/room-hooks.tsx';
import { kim, robin, sam } from '../../../entities/room/testing/people.ts';
import { useSession } from '../../../entities/session/session.ts';
import PeopleButton from '../../../features/friends/PeopleButton.tsx';
import { messagesFetch } from '../../../features/messages/testing/messages-fetch.ts';
import { ScriptedMessages } from '../../../features/messages/testing/scripted-messages.ts';
import { setSockets } from '../../../features/messages/testing/scripted-socket.ts';
import PeopleHost from '../PeopleHost.tsx';
import { cards } from './cards.ts';
import { ScriptedPeople } from './scripted-people.ts';

/** The server's state; created for each test by `setStage`. */
interface Stage {
  messages: ScriptedMessages;
  people: ScriptedPeople;
  /** The account of Robin, who views the page; null: no user is logged in any more. */
  account: (PersonCard & { preferences: object; standing: Standing }) | null;
}
export const stage: Stage = {
  messages: new ScriptedMessages({ you: robin.user, page: 5 }),
  people: new ScriptedPeople({ people: cards }),
  account: null,
};

/**
 * Set up before each test of a file: Robin is logged in and views the page, is a friend of Kim and Sam, and has no
 * messages.
 */
export function setStage(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    localStorage.clear();
    sessionStorage.clear();
    closeConversation();
    closeFriends();
    stage.messages = new ScriptedMessages({ you: robin.user, page: 5 }).befriend(kim.user, sam.user);
    setSockets(stage.messages.open);
    stage.account = {
      ...cardFrom(robin),
      preferences: defaultPreferences,
      standing: { mute: null, suspension: null, warning: null },
    };
    stage.people = new ScriptedPeople({
      people: cards,
      friends: { [kim.user]: 'online', [sam.user]: 'offline' },
      requests: ['user-noor'],
    });
    const session = async () => Response.json({ success: true, user: stage.account });
    vi.stubGlobal('fetch', messagesFetch(stage.messages, stage.people.fetch(session)));
  });
  afterEach(() => void vi.useRealTimers());
}

function Header() {
  const { user } = useSession();
  return user ? <PeopleButton /> : <p>Visitor</p>;
}

export const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

/** Renders the site for a logged-in and connected user. */
export async function visit() {
  const page = renderPage(
    <MembershipProvider user={null}>
      <Header />
      <PeopleHost />
    </MembershipProvider>,
  );
  await screen.findByRole('button', { name: /^Friends/ });
  await act(() => vi.advanceTimersByTimeAsync(50));
  return page;
}

/** Same, with the conversation with kimchi open. */
export async function openConversationWithKim() {
  const page = await visit();
  act(() => openConversation(kim));
  await screen.findByRole('dialog', { name: 'kimchi' });
  return page;
}

export const input = () => screen.findByRole('textbox', { name: 'Message' });
export const log = () => screen.getByRole('log', { name: 'Messages with kimchi' });
