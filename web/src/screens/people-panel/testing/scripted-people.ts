import type { Relation } from '@tallyho/game/people/friends';
import type { ApiInvitation, ApiJoinRequest } from '@tallyho/game/people/invitations';
import type { PersonCard, Presence } from '@tallyho/game/people/person-card';
import type { SharedGames } from '@tallyho/game/people/player-profile';
import type { UserEvent } from '@tallyho/game/protocol/user-object';
import { type Call, fakeFetch, refusal } from '../../../shared/api/testing/fake-fetch.ts';

interface PeopleOptions {
  /** All users except the viewer. */
  readonly people: readonly PersonCard[];
  readonly friends?: Readonly<Record<string, Presence>>;
  readonly requests?: readonly string[];
  readonly sent?: readonly string[];
  readonly blocked?: readonly string[];
  readonly invitations?: readonly ApiInvitation[];
  readonly unread?: Readonly<Record<string, number>>;
  /** Receives the events that the server would push to the viewer's socket. */
  readonly push?: (event: UserEvent) => void;
}

const respond = (body: object) => Response.json({ success: true, ...body });

/**
 * Fake of the API's friends, requests and invitations of one user, with the server's rules. Tests also simulate other users
 * with it.
 */
export class ScriptedPeople {
  readonly #people: Map<string, PersonCard>;
  readonly friends: Map<string, Presence>;
  readonly requests: Set<string>;
  readonly sent: Set<string>;
  readonly blocked: Set<string>;
  invitations: ApiInvitation[];
  /** Friends who would like to join the viewer's table. */
  joinRequests: ApiJoinRequest[] = [];
  /** Ids of friends whom the viewer has asked for an invitation, in order. */
  readonly asked: string[] = [];
  /** Ids of invited friends, in order. */
  readonly invited: string[] = [];
  /** What the viewer has in common with each friend. */
  shared: SharedGames = { games: 0, agreement: null };
  /** Responses that replace the normal ones, by "METHOD /path". */
  readonly overrides: Record<string, () => Response | Promise<Response>> = {};
  /** "METHOD /path?query" of every call. */
  readonly calls: string[] = [];
  readonly #unread: Readonly<Record<string, number>>;
  readonly #push: (event: UserEvent) => void;

  constructor(options: PeopleOptions) {
    this.#people = new Map(options.people.map((person) => [person._id, person]));
    this.friends = new Map(Object.entries(options.friends ?? {}));
    this.requests = new Set(options.requests);
    this.sent = new Set(options.sent);
    this.blocked = new Set(options.blocked);
    this.invitations = [...(options.invitations ?? [])];
    this.#unread = options.unread ?? {};
    this.#push = options.push ?? (() => undefined);
  }

  card(id: string): PersonCard {
    const { _id, username, avatar } = this.#people.get(id) ?? { _id: id, username: 'unknown', avatar: 1 };
    return { _id, username, avatar };
  }

  list = {
    friends: () => [...this.friends].map(([id, presence]) => ({ ...this.card(id), presence })),
    requests: () => [...this.requests].map((id) => this.card(id)),
    sent: () => [...this.sent].map((id) => this.card(id)),
    blocked: () => [...this.blocked].map((id) => this.card(id)),
  };

  // Actions of other users.
  receiveRequest(id: string): void {
    if (this.friends.has(id) || this.blocked.has(id)) return;
    if (this.sent.has(id)) this.befriend(id);
    else {
      this.requests.add(id);
      this.#push({ type: 'friendRequest', from: this.card(id) });
    }
  }

  befriend(id: string): void {
    this.requests.delete(id);
    this.sent.delete(id);
    this.blocked.delete(id);
    this.friends.set(id, 'online');
    this.#push({ type: 'friendAdded', friend: this.card(id) });
  }

  /** Ends a friendship, withdraws a request, or declines one. */
  removeRelation(id: string): void {
    for (const list of [this.friends, this.requests, this.sent]) list.delete(id);
    this.#push({ type: 'friendsChanged' });
  }

  changePresence(id: string, presence: Presence): void {
    if (!this.friends.has(id)) return;
    this.friends.set(id, presence);
    this.#push({ type: 'presence', friend: id, presence });
  }

  receiveInvitation(invitation: ApiInvitation): void {
    this.invitations.push(invitation);
    this.#push({ type: 'invitation', invitation });
  }

  receiveJoinRequest(id: string): void {
    const request = { from: this.card(id), expiresAt: new Date(Date.now() + 300_000).toISOString() };
    this.joinRequests = [...this.joinRequests.filter(({ from }) => from._id !== id), request];
    this.#push({ type: 'joinRequest', request });
  }

  #endJoinRequest(id: string): void {
    this.joinRequests = this.joinRequests.filter(({ from }) => from._id !== id);
    this.#push({ type: 'joinRequestGone', from: id });
  }

  /** Returns a replacement for `fetch`. Unknown routes are passed to `next`. */
  fetch(next: typeof fetch): typeof fetch {
    return fakeFetch((call) => {
      const { route, query } = call;
      this.calls.push(query.size > 0 ? `${route}?${query}` : route);
      return this.overrides[route]?.() ?? this.#respond(call);
    }, next);
  }

  #respond({ route, path, query, body }: Call): Response | null {
    const [invitation = '', verb] = /user\/invitations\/([^/]+)\/(\w+)$/.exec(path)?.slice(1) ?? [];
    if (verb) return this.#respondToInvitation(invitation, verb);
    if (path.startsWith('/api/user/games/with/')) return respond({ shared: this.shared });
    const fields = (body ?? {}) as Record<string, unknown>; // all calls of the client send objects
    const { senderId, recipientId, friendId, userId, accept, username } = fields;
    switch (route) {
      case 'GET /api/user/friends':
        return respond({ friends: this.list.friends() });
      case 'GET /api/user/friends/requests':
        return respond({ friendRequests: this.list.requests() });
      case 'GET /api/user/friends/sent-requests':
        return respond({ sentRequests: this.list.sent() });
      case 'GET /api/user/friends/blocked':
        return respond({ blocked: this.list.blocked() });
      case 'GET /api/user/friends/search':
        return respond({ users: this.#search(query.get('username') ?? '') });
      case 'GET /api/user/messages/unread':
        return respond({ counts: this.#unread });
      case 'GET /api/user/messages/latest':
        return respond({ messages: [] });
      case 'GET /api/user/invitations':
        return respond({ invitations: this.invitations, joinRequests: this.joinRequests });
      case 'POST /api/user/friends/send-request':
        return this.#sendRequest(String(username));
      case 'POST /api/user/friends/respond-request': {
        const id = String(senderId);
        if (!this.requests.has(id)) return refusal(404, 'noRequest', 'That request is not there any more.');
        if (accept === true) this.befriend(id);
        else this.removeRelation(id);
        return respond({});
      }
      case 'POST /api/user/friends/withdraw-request':
        this.removeRelation(String(recipientId));
        return respond({});
      case 'POST /api/user/friends/remove-friend':
        this.removeRelation(String(friendId));
        return respond({});
      case 'POST /api/user/friends/block':
        this.blocked.add(String(userId));
        this.removeRelation(String(userId));
        return respond({});
      case 'POST /api/user/friends/unblock':
        this.blocked.delete(String(userId));
        this.#push({ type: 'friendsChanged' });
        return respond({});
      case 'POST /api/user/friends/ask-to-join':
        this.asked.push(String(friendId));
        return respond({});
      case 'POST /api/user/friends/decline-join-request':
        this.#endJoinRequest(String(friendId));
        return respond({});
      case 'POST /api/user/friends/invite':
        this.invited.push(String(friendId));
        this.#endJoinRequest(String(friendId));
        return respond({ invitation: {} });
      default:
        return null;
    }
  }

  #search(text: string) {
    const relationOf = (id: string): Relation => {
      if (this.friends.has(id)) return 'friend';
      if (this.sent.has(id)) return 'requestSent';
      return this.requests.has(id) ? 'requestReceived' : 'none';
    };
    return [...this.#people.values()]
      .filter(({ username }) => username.toLowerCase().startsWith(text.toLowerCase()))
      .filter(({ _id }) => !this.blocked.has(_id))
      .slice(0, 30)
      .map(({ _id }) => ({ ...this.card(_id), relation: relationOf(_id) }));
  }

  #sendRequest(username: string): Response {
    const person = [...this.#people.values()].find((one) => one.username === username);
    if (!person) return refusal(404, 'unknownUser', 'User not found');
    if (this.friends.has(person._id)) return refusal(409, 'alreadyFriends', 'You are friends already.');
    const hasAsked = this.requests.has(person._id);
    if (hasAsked) this.befriend(person._id);
    else {
      this.sent.add(person._id);
      this.#push({ type: 'friendsChanged' });
    }
    return respond({ friends: hasAsked });
  }

  #respondToInvitation(id: string, verb: string): Response {
    const one = this.invitations.find(({ _id }) => _id === id);
    this.invitations = this.invitations.filter(({ _id }) => _id !== id);
    if (!one) return refusal(404, 'expiredInvitation', 'That invitation has expired.');
    this.#push({ type: 'invitationGone', invitation: id });
    return verb === 'accept' ? respond({ code: one.code, ticket: null }) : respond({});
  }
}
