import type { Person, UserId } from '../../model/person.ts';
import type { RoomReport } from '../../protocol/service.ts';
import type { RoomState, Stage } from './state.ts';
import { personOf } from './transition.ts';

/**
 * Returns a JSON value in which `user` has another id, as a value or as a key, and another name and picture next to the
 * id. Parts without the user stay the same objects. It knows no mini-game, so that a new one needs no change here.
 */
export const withPlayer = <Value extends RoomState['customThemes'] | RoomState['pause'] | Stage | RoomReport>(
  value: Value,
  user: UserId,
  person: Person,
): Value => walk(value, user, person) as Value; // ids, names and pictures are replaced by values of the same type

const walk = (value: unknown, user: UserId, person: Person): unknown => {
  if (value === user) return person.user;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const parts = value.map((part) => walk(part, user, person));
    return parts.every((part, at) => part === value[at]) ? value : parts;
  }
  const before = Object.entries(value);
  const fields = before.map(
    ([key, part]) => [key === user ? person.user : key, walk(part, user, person)] as const,
  );
  const isPerson = 'user' in value && value.user === user && 'username' in value;
  if (!isPerson && fields.every(([key, part], at) => key === before[at]?.[0] && part === before[at]?.[1]))
    return value;
  return { ...Object.fromEntries(fields), ...(isPerson && personOf(person)) };
};
