import { Browser } from '../browser.ts';
import { block, requestFriendship } from '../friend-calls.ts';
import { idOf } from '../lobbies.ts';
import { newAdministrator, newPerson, type Person } from '../people.ts';
import { type RecordedResponse, recordResponses } from './recorded-responses.ts';

/** Anna, who is the target of the calls, and one caller of each role, with all their responses from the API. */
export interface Cast {
  readonly anna: Person;
  readonly visitor: Browser;
  /** A stranger to Anna. */
  readonly user: Person;
  readonly friend: Person;
  /** Blocked by Anna. */
  readonly blocked: Person;
  /** Was Anna's friend before the suspension, and still is in her list. */
  readonly suspended: Person;
  readonly administrator: Person;
  readonly responses: ReadonlyMap<Browser, readonly RecordedResponse[]>;
}

export const suspensionReason = 'Threats in a lobby';

/** Creates all users and their relationships to Anna through the API. Requires fake rooms. */
export async function createCast(): Promise<Cast> {
  const [anna, user, friend, blocked, suspended] = [
    await newPerson(),
    await newPerson(),
    await newPerson(),
    await newPerson(),
    await newPerson(),
  ];
  const administrator = await newAdministrator();
  const visitor = new Browser();
  const browsers = [anna, visitor, user, friend, blocked, suspended, administrator];
  const responses = new Map(browsers.map((browser) => [browser, recordResponses(browser)]));
  // Requests in both directions make a friendship.
  for (const other of [friend, suspended]) {
    await requestFriendship(anna, other);
    await requestFriendship(other, anna);
  }
  await block(anna, blocked);
  const suspension = { kind: 'suspend', hours: 24, reason: suspensionReason };
  await administrator.post(`/api/admin/users/${idOf(suspended)}/sanction`, suspension);
  return { anna, visitor, user, friend, blocked, suspended, administrator, responses };
}

export const peopleOf = ({ anna, user, friend, blocked, suspended, administrator }: Cast): Person[] => [
  anna,
  user,
  friend,
  blocked,
  suspended,
  administrator,
];
