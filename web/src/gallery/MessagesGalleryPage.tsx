import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../net/api-error.ts';
import GamePage from '../pages/GamePage.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { openConversation } from '../people/dock.ts';
import { messagesFetch } from '../people/messages/testing/messages-fetch.ts';
import PeopleHost from '../people/PeopleHost.tsx';
import { openPersonSocket } from '../people/socket/person-socket.ts';
import { cards } from '../people/testing/cards.ts';
import { ScriptedPeople } from '../people/testing/scripted-people.ts';
import { conversations, sayAll } from './messages-scenes.ts';
import { ScenePage } from './ScenePage.tsx';

const [you, kim] = ['user-robin', 'user-kim'];

/**
 * Messages while developing, e.g. ?on=game&said=long&unread=2: over the home page or a game. `said`: evening, long or none;
 * `state`: failed, closed or muted. In the console: `scriptedMessages.say('user-kim', 'Hello')`.
 */
export default function MessagesGalleryPage() {
  return (
    <ScenePage fallback="slider">
      <Messages />
    </ScenePage>
  );
}

function Messages() {
  const [query] = useSearchParams();
  const [scripted] = useState(() => {
    const name = query.get('said') ?? 'evening';
    const said = name === 'long' || name === 'none' ? conversations[name] : conversations.evening;
    const messages = sayAll(you, kim, said, Number(query.get('unread') ?? 0));
    const people = new ScriptedPeople({
      people: cards,
      friends: { [kim]: 'inLobby', 'user-sam': 'offline' },
      requests: ['user-noor'],
    });
    if (query.get('state') === 'failed') messages.failing = 'before';
    if (query.get('state') === 'closed') messages.unfriend(kim);
    if (query.get('state') === 'refused')
      messages.refusal = new ApiError(403, 'muted', 'You are muted for now.');
    window.fetch = messagesFetch(messages, people.fetch(window.fetch));
    Object.assign(window, { scriptedMessages: messages });
    return messages;
  });
  useEffect(() => {
    const socket = openPersonSocket(you, () => undefined, { open: scripted.open });
    return socket.close;
  }, [scripted]);
  useEffect(() => {
    const card = cards.find(({ _id }) => _id === kim);
    if (card && query.get('open') !== 'no') openConversation(card);
  }, [query]);
  return (
    <>
      {query.get('on') === 'game' ? <GamePage /> : <HomePage />}
      <PeopleHost />
    </>
  );
}
