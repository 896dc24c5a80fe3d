import type { Mood } from '@tallyho/game/model/moods';
import type { UserId } from '@tallyho/game/model/person';
import { useMuted } from '../../entities/preferences/muted.ts';
import { useSnapshot } from '../../entities/room/room-hooks.tsx';

/** Returns the mood that a player shows at the moment; null: none, or the viewer has muted the player. */
export function useMood(user: UserId | undefined): Mood | null {
  const isMuted = useMuted().has(user ?? '');
  const mood = useSnapshot(({ moods }) => (user === undefined ? undefined : moods[user])) ?? null;
  return isMuted ? null : mood;
}
