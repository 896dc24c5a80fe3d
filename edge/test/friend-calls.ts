import type { ApiFoundPerson, ApiFriend } from '@tallyho/game/people/friends';
import type { PersonCard } from '@tallyho/game/people/person-card';
import type { Browser } from './browser.ts';
import { cardOf, read } from './friends.ts';
import { idOf } from './lobbies.ts';
import type { Person } from './people.ts';

const base = '/api/user/friends';

export const requestByName = (from: Browser, username: unknown) =>
  from.post(`${base}/send-request`, { username });
export const requestFriendship = (from: Person, to: Person) => requestByName(from, to.account.username);
export const respond = (person: Person, sender: Person, accept: boolean) =>
  person.post(`${base}/respond-request`, { senderId: idOf(sender), accept });
export const withdraw = (person: Person, other: Person) =>
  person.post(`${base}/withdraw-request`, { recipientId: idOf(other) });
export const remove = (person: Person, other: Person) =>
  person.post(`${base}/remove-friend`, { friendId: idOf(other) });
export const block = (person: Person, other: Person) => person.post(`${base}/block`, { userId: idOf(other) });
export const unblock = (person: Person, other: Person) =>
  person.post(`${base}/unblock`, { userId: idOf(other) });

export const friendsOf = async (person: Person) =>
  (await read<{ friends: ApiFriend[] }>(person.get(base))).friends;
export const requestsOf = async (person: Person) => {
  const received = await read<{ friendRequests: PersonCard[] }>(person.get(`${base}/requests`));
  const sent = await read<{ sentRequests: PersonCard[] }>(person.get(`${base}/sent-requests`));
  return { received: received.friendRequests, sent: sent.sentRequests };
};
export const noRequests = { received: [], sent: [] };
export const blockedBy = async (person: Person) =>
  (await read<{ blocked: PersonCard[] }>(person.get(`${base}/blocked`))).blocked;
export const find = async (person: Person, username: string) => {
  const query = new URLSearchParams({ username });
  return (await read<{ users: ApiFoundPerson[] }>(person.get(`${base}/search?${query}`))).users;
};
export const relationOf = async (person: Person, other: Person) =>
  (await find(person, other.account.username))[0]?.relation;
export const offline = (person: Person): ApiFriend => ({ ...cardOf(person), presence: 'offline' });
