import type { Relation } from '@tallyho/game/people/friends';
import type { Invitation } from '@tallyho/game/people/invitations';
import type { PersonCard, Presence } from '@tallyho/game/people/person-card';
import type { PersonEvent } from '@tallyho/game/protocol/person';

interface PeopleOptions {
  /** Everybody there is, besides the viewer. */
  readonly people: readonly PersonCard[];
  readonly friends?: Readonly<Record<string, Presence>>;
  readonly requests?: readonly string[];
  readonly sent?: readonly string[];
  readonly blocked?: readonly string[];
  readonly invitations?: readonly Invitation[];
  readonly unread?: Readonly<Record<string, number>>;
  /** Where what the person's own socket says goes. */
  readonly push?: (event: PersonEvent) => void;
}

const answer = (body: object, status = 200) => Response.json({ success: status < 400, ...body }, { status });
const refusal = (status: number, error: string, message: string) => answer({ error, message }, status);

/** The API's friends, requests and invitations of one person, and what others do; with the server's rules. */
export class ScriptedPeople {
  readonly #people: Map<string, PersonCard>;
  readonly friends: Map<string, Presence>;
  readonly requests: Set<string>;
  readonly sent: Set<string>;
  readonly blocked: Set<string>;
  invitations: Invitation[];
  /** Friends who were invited, in order. */
  readonly invited: string[] = [];
  /** Answers instead of the rules', by "METHOD /path". */
  readonly overrides: Record<string, () => Response | Promise<Response>> = {};
  /** "METHOD /path?query" of every call. */
  readonly calls: string[] = [];
  readonly #unread: Readonly<Record<string, number>>;
  readonly #push: (event: PersonEvent) => void;

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
    const { _id, username, avatar } = this.#people.get(id) ?? { _id: id, username: 'nobody', avatar: 1 };
    return { _id, username, avatar };
  }

  list = {
    friends: () => [...this.friends].map(([id, presence]) => ({ ...this.card(id), presence })),
    requests: () => [...this.requests].map((id) => this.card(id)),
    sent: () => [...this.sent].map((id) => this.card(id)),
    blocked: () => [...this.blocked].map((id) => this.card(id)),
  };

  // What others do.
  asks(id: string): void {
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

  /** Unfriends, takes a request back, or declines one. */
  leaves(id: string): void {
    for (const list of [this.friends, this.requests, this.sent]) list.delete(id);
    this.#push({ type: 'friendsChanged' });
  }

  moves(id: string, presence: Presence): void {
    if (!this.friends.has(id)) return;
    this.friends.set(id, presence);
    this.#push({ type: 'presence', friend: id, presence });
  }

  invites(invitation: Invitation): void {
    this.invitations.push(invitation);
    this.#push({ type: 'invitation', invitation });
  }

  /** As `fetch`; what it does not know goes to `next`. */
  fetch(next: typeof fetch): typeof fetch {
    return async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
      const method = init?.method ?? 'GET';
      const route = `${method} ${url.pathname}`;
      this.calls.push(`${route}${url.search}`);
      const override = this.overrides[route];
      if (override) return override();
      const body: unknown = init?.body ? JSON.parse(String(init.body)) : {};
      return this.#route(route, url, body as Record<string, unknown>) ?? next(input, init); // own calls send objects
    };
  }

  #route(route: string, url: URL, body: Record<string, unknown>): Response | null {
    const [invitation = '', verb] = /user\/invitations\/([^/]+)\/(\w+)$/.exec(url.pathname)?.slice(1) ?? [];
    if (verb) return this.#answerInvitation(invitation, verb);
    const { senderId, recipientId, friendId, userId, accept, username } = body;
    switch (route) {
      case 'GET /api/user/friends':
        return answer({ friends: this.list.friends() });
      case 'GET /api/user/friends/requests':
        return answer({ friendRequests: this.list.requests() });
      case 'GET /api/user/friends/sent-requests':
        return answer({ sentRequests: this.list.sent() });
      case 'GET /api/user/friends/blocked':
        return answer({ blocked: this.list.blocked() });
      case 'GET /api/user/friends/search':
        return answer({ users: this.#search(url.searchParams.get('username') ?? '') });
      case 'GET /api/user/messages/unread':
        return answer({ counts: this.#unread });
      case 'GET /api/user/invitations':
        return answer({ invitations: this.invitations });
      case 'POST /api/user/friends/send-request':
        return this.#ask(String(username));
      case 'POST /api/user/friends/respond-request': {
        const id = String(senderId);
        if (!this.requests.has(id)) return refusal(404, 'noRequest', 'That request is not there any more.');
        if (accept === true) this.befriend(id);
        else this.leaves(id);
        return answer({});
      }
      case 'POST /api/user/friends/withdraw-request':
        this.leaves(String(recipientId));
        return answer({});
      case 'POST /api/user/friends/remove-friend':
        this.leaves(String(friendId));
        return answer({});
      case 'POST /api/user/friends/block':
        this.blocked.add(String(userId));
        this.leaves(String(userId));
        return answer({});
      case 'POST /api/user/friends/unblock':
        this.blocked.delete(String(userId));
        this.#push({ type: 'friendsChanged' });
        return answer({});
      case 'POST /api/user/friends/invite':
        this.invited.push(String(friendId));
        return answer({ invitation: {} });
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

  #ask(username: string): Response {
    const person = [...this.#people.values()].find((one) => one.username === username);
    if (!person) return refusal(404, 'unknownUser', 'User not found');
    if (this.friends.has(person._id)) return refusal(409, 'alreadyFriends', 'You are friends already.');
    const hasAsked = this.requests.has(person._id);
    if (hasAsked) this.befriend(person._id);
    else {
      this.sent.add(person._id);
      this.#push({ type: 'friendsChanged' });
    }
    return answer({ friends: hasAsked });
  }

  #answerInvitation(id: string, verb: string): Response {
    const one = this.invitations.find(({ _id }) => _id === id);
    this.invitations = this.invitations.filter(({ _id }) => _id !== id);
    if (!one) return refusal(404, 'expiredInvitation', 'That invitation has expired.');
    this.#push({ type: 'invitationGone', invitation: id });
    return verb === 'accept' ? answer({ code: one.code }) : answer({});
  }
}
