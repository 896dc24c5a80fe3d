import { presenceSchema } from '@tallyho/game/people/person-card';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openConversation } from '../entities/friends/people-panel-store.ts';
import * as people from '../entities/room/testing/people.ts';
import { openUserSocket } from '../entities/user-socket/user-socket.ts';
import { messagesFetch } from '../features/messages/testing/messages-fetch.ts';
import GamePage from '../pages/game/GamePage.tsx';
import { HomePage } from '../pages/home/HomePage.tsx';
import PeopleHost from '../screens/people-panel/PeopleHost.tsx';
import { cards } from '../screens/people-panel/testing/cards.ts';
import { ScriptedPeople } from '../screens/people-panel/testing/scripted-people.ts';
import { RequestError } from '../shared/api/api-error.ts';
import { conversations, nightsOfTwo, scriptConversation } from './messages-scenes.ts';
import { ScenePage } from './ScenePage.tsx';

const presences = presenceSchema.options;
const [you, kim] = [people.robin.user, people.kim.user];

/**
 * Messages over the home page or a game, for development, e.g. ?on=game&conversation=long&unread=2. `conversation`: evening, long or none;
 * `state`: failed, closed or refused; `presence`: of the friend. In the console: `scriptedMessages.say('user-kim', 'Hello')`.
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
    const name = query.get('conversation') ?? 'evening';
    const conversation = name === 'long' || name === 'none' ? conversations[name] : conversations.evening;
    const messages = scriptConversation(you, kim, conversation, Number(query.get('unread') ?? 0));
    const others = new ScriptedPeople({
      people: cards,
      friends: {
        [kim]: presences.find((name) => name === query.get('presence')) ?? 'inLobby',
        'user-sam': 'offline',
      },
      requests: ['user-noor'],
    });
    others.shared = { games: 12, agreement: { percent: 68, compared: 96 } };
    others.overrides['GET /api/user/games'] = () =>
      Response.json({ success: true, games: nightsOfTwo(), next: null });
    if (query.get('state') === 'failed') messages.failing = 'before';
    if (query.get('state') === 'closed') messages.unfriend(kim);
    if (query.get('state') === 'refused')
      messages.refusal = new RequestError(403, 'muted', 'You are muted for now.');
    window.fetch = messagesFetch(messages, others.fetch(window.fetch));
    Object.assign(window, { scriptedMessages: messages });
    return messages;
  });
  useEffect(() => {
    const socket = openUserSocket(you, () => undefined, { open: scripted.open });
    return socket.close;
  }, [scripted]);
  useEffect(() => {
    if (query.get('open') !== 'no') openConversation(people.kim);
  }, [query]);
  return (
    <>
      {query.get('on') === 'game' ? <GamePage /> : <HomePage />}
      <PeopleHost />
    </>
  );
}
