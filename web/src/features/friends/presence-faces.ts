import type { Presence } from '@tallyho/game/people/person-card';
import type { Expression } from '../../shared/ui/avatars/expressions.ts';

/** How the animal of a friend looks while they do something. */
export const presenceFaces: Record<Presence, Expression> = {
  inLobby: 'delighted',
  inGame: 'thinking',
  online: 'neutral',
  offline: 'asleep',
};
