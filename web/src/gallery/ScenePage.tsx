import { personFrom } from '@tallyho/game/people/cards';
import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MembershipProvider } from '../entities/room/room-hooks.tsx';
import { people } from '../entities/room/testing/people.ts';
import { account, scriptedFetch, scriptedMembership } from '../entities/room/testing/scripted-api.ts';
import { sessionKey } from '../entities/session/session.ts';
import { ownGamesApi } from './own-games.ts';
import { type GalleryScene, galleryRoom, scenes } from './scenes.ts';

const closeReasons = Object.keys(closeCodes) as CloseReason[]; // the keys of closeCodes

/**
 * Renders a page in a scene with a scripted room and API, e.g. ?scene=choosing&you=1&size=5. `you`: index of the viewer, 0 is
 * the leader. `size`: number of players. `at`: seconds since the start of the show. `cut`: `reconnecting` or a close reason;
 * closes the connection after a second. `joins`: one more player takes a seat after that many milliseconds. `says`: another player
 * writes a message after that many milliseconds. `guest`: the viewer plays without an account. `guests`: all do but the leader. `away`: the viewer has no seat.
 */
export function ScenePage({
  fallback,
  hasHeader = false,
  children,
}: {
  readonly fallback: GalleryScene;
  /** The header of the site shows the viewer as logged in. */
  readonly hasHeader?: boolean;
  readonly children: ReactNode;
}) {
  const [query] = useSearchParams();
  const [stage] = useState(() => {
    const scene = scenes.find((name) => name === query.get('scene')) ?? fallback;
    const you = people[Number(query.get('you') ?? 0)] ?? people[0];
    const room = galleryRoom(scene, you, Number(query.get('size') ?? 4), Number(query.get('at') ?? 0));
    if (query.has('guest')) room.makeGuest(you.user);
    if (query.has('guests')) for (const { user } of room.state.seats.slice(1)) room.makeGuest(user);
    if (query.has('away')) room.act(you.user, { type: 'leaveLobby' });
    window.fetch = scriptedFetch(room, you, ownGamesApi(you));
    return { you, room, membership: scriptedMembership(room, you), client: new QueryClient() };
  });
  const site = useQueryClient();
  useEffect(() => {
    if (hasHeader) site.setQueryData(sessionKey, personFrom(account(stage.you)));
  }, [hasHeader, site, stage]);
  const cut = query.get('cut');
  useEffect(() => {
    if (!cut) return;
    const timer = setTimeout(() => {
      const reason = closeReasons.find((name) => name === cut);
      if (reason) stage.room.end(stage.you.user, reason);
      else stage.room.cut(stage.you.user);
    }, 1_000);
    return () => clearTimeout(timer);
  }, [cut, stage]);
  const joins = query.get('joins');
  useEffect(() => {
    if (!joins) return;
    const timer = setTimeout(() => {
      const seated = stage.room.state.seats.map(({ user }) => user);
      const next = people.find(({ user }) => !seated.includes(user));
      if (next) stage.room.join(next);
    }, Number(joins));
    return () => clearTimeout(timer);
  }, [joins, stage]);
  const says = query.get('says');
  useEffect(() => {
    if (!says) return;
    const timer = setTimeout(() => {
      const other = stage.room.state.seats.find(({ user }) => user !== stage.you.user);
      if (other) stage.room.act(other.user, { type: 'sendMessage', text: 'Where are you all?' });
    }, Number(says));
    return () => clearTimeout(timer);
  }, [says, stage]);
  return (
    <QueryClientProvider client={stage.client}>
      <MembershipProvider user={stage.you.user} store={stage.membership}>
        {children}
      </MembershipProvider>
    </QueryClientProvider>
  );
}
