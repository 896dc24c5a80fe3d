import { isMuted } from '../../chat/chat.ts';
import type { UserId } from '../../model/person.ts';
import type { ClientCommand } from '../../protocol/client.ts';
import { type Host, type HostContext, refuse, type Subscriber, type Verdict } from './host.ts';

/**
 * Shows the mood of a player to all members, in any phase. Refuses it to a muted player, and within `moodCooldown` of the player's
 * last one. It changes no state of the room, so it is not stored.
 */
export const showMood = <S extends Subscriber>(
  host: Host,
  user: UserId,
  { mood }: Extract<ClientCommand, { type: 'showMood' }>,
  { now, timings }: Pick<HostContext<S>, 'now' | 'timings'>,
): Verdict<S> => {
  const { room } = host;
  const members = room.kind === 'open' ? room.state.seats.map((seat) => seat.user) : [];
  if (room.kind !== 'open' || !members.includes(user)) return refuse(host, 'notMember');
  if (isMuted(room.chat, user, now)) return refuse(host, 'muted');
  // A clock that is set back must not block a player.
  const recent = host.moods.filter(({ at }) => at <= now && now < at + timings.moodCooldown);
  if (recent.some((shown) => shown.user === user)) return refuse(host, 'rateLimited');
  return {
    host: { ...host, moods: [...recent, { user, at: now }] },
    effects: [{ type: 'send', to: members, message: { type: 'mood', by: user, mood } }],
    error: null,
  };
};
