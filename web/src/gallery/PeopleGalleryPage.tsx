import { limits } from '@tallyho/game/limits';
import type { ApiInvitation } from '@tallyho/game/people/invitations';
import type { Presence } from '@tallyho/game/people/person-card';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openFriends } from '../entities/friends/people-panel-store.ts';
import { peopleKeys } from '../entities/friends/query-keys.ts';
import { kim, robin } from '../entities/room/testing/people.ts';
import { emitUserEvent } from '../entities/user-socket/events.ts';
import { FriendsBeside } from '../features/friends/FriendsBeside.tsx';
import { FriendsDrawer } from '../features/friends/FriendsDrawer.tsx';
import { Invitations } from '../features/invitations/Invitations.tsx';
import { messagesFetch } from '../features/messages/testing/messages-fetch.ts';
import ProfilePage from '../pages/account/ProfilePage.tsx';
import { ProfileSection } from '../pages/account/ProfileSection.tsx';
import { HomePage } from '../pages/home/HomePage.tsx';
import PeopleHost from '../screens/people-panel/PeopleHost.tsx';
import { cards, difficultCards } from '../screens/people-panel/testing/cards.ts';
import { ScriptedPeople } from '../screens/people-panel/testing/scripted-people.ts';
import { conversations, type OtherConversation, scriptConversation } from './messages-scenes.ts';
import styles from './PeopleGalleryPage.module.css';
import { profileOf } from './profile-scenes.ts';
import { ScenePage } from './ScenePage.tsx';

const unread = { 'user-kim': 2, 'user-long': 120 };

const others: readonly OtherConversation[] = [
  [
    'user-long',
    [0, 4 * 24 * 60 * 60_000, 'That was a close one, I still say the pretzel should have won the cup.'],
  ],
  ['user-sam', [1, 26 * 60 * 60_000, 'Same time next week?']],
];

const presences: readonly Presence[] = ['offline', 'inGame', 'online', 'inLobby'];

const crowd = Array.from({ length: 40 }, (_, index) => ({
  _id: `user-crowd-${index}`,
  username: `crowd_member_${index}`,
  avatar: (index % 8) + 1,
}));

const invitationOf = (index: number): ApiInvitation => ({
  _id: `invitation-${index}`,
  from: cards[index] ?? { _id: 'user-nobody', username: 'unknown', avatar: 1 },
  code: `TABLE${index}`,
  expiresAt: new Date(Date.now() + limits.invitation - index * 70_000).toISOString(),
});

function scriptedPeople(list: string | null, invitations: number): ScriptedPeople {
  const people = list === 'many' ? [...cards, ...difficultCards, ...crowd] : [...cards, ...difficultCards];
  const friends = list === 'none' ? [] : people.filter((_, index) => index !== 4 && index !== 5 && index > 0);
  return new ScriptedPeople({
    people,
    friends: Object.fromEntries(
      friends.map(({ _id }, index) => [_id, presences[index % presences.length] ?? 'offline']),
    ),
    requests: list === 'none' ? [] : ['user-noor'],
    sent: list === 'none' ? [] : ['user-juno'],
    blocked: list === 'many' ? ['user-crowd-3', 'user-crowd-4'] : [],
    invitations: Array.from({ length: invitations }, (_, index) => invitationOf(index + 1)),
    unread,
    push: emitUserEvent,
  });
}

/**
 * The friends panel, for development, e.g. ?show=drawer&list=many&invitations=2. `show`: panel, drawer, home or profile; `played`: how much the profile's user has, once, often, never or single (one favourite); `asks`: a friend asks to join; `list`: none,
 * some or many. The other parameters are those of ScenePage.
 */
export default function PeopleGalleryPage() {
  return (
    <ScenePage fallback="lobby" hasHeader>
      <Friends />
    </ScenePage>
  );
}

function Friends() {
  const [query] = useSearchParams();
  const client = useQueryClient();
  const [show] = useState(query.get('show') ?? 'panel');
  useState(() => {
    const people = scriptedPeople(query.get('list'), Number(query.get('invitations') ?? 0));
    people.joinRequests = query.has('asks')
      ? [{ from: invitationOf(1).from, expiresAt: invitationOf(1).expiresAt }]
      : [];
    people.overrides['GET /api/user/profile'] = () =>
      Response.json({ success: true, profile: profileOf(query.get('played')) });
    const messages = scriptConversation(
      robin.user,
      kim.user,
      conversations.evening,
      unread['user-kim'],
      others,
    );
    window.fetch = messagesFetch(messages, people.fetch(window.fetch));
    Object.assign(window, { scriptedPeople: people });
    // The header of the site has asked for them, with a client of its own.
    client.setQueryData(peopleKeys.unread, unread);
  });
  useEffect(() => {
    if (show === 'drawer') openFriends();
  }, [show]);
  return (
    <>
      {show === 'panel' && (
        <div className={styles.page}>
          <title>Friends · Tallyho</title>
          <ProfileSection title="Friends" isTitleHidden>
            <FriendsBeside />
          </ProfileSection>
        </div>
      )}
      {show === 'profile' && <ProfilePage />}
      {show !== 'panel' && show !== 'profile' && <HomePage />}
      {show === 'panel' || show === 'profile' ? (
        <PeopleHost />
      ) : (
        <>
          <FriendsDrawer />
          <Invitations />
        </>
      )}
    </>
  );
}
