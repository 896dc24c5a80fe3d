import { preferencesSchema } from '@tallyho/game/accounts/preferences';
import { standingSchema } from '@tallyho/game/people/sanctions';
import { customThemeInputSchema } from '@tallyho/game/themes/custom-theme';
import * as v from 'valibot';
import { ownAccountSchema } from '../../auth/user.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
const person = v.object({ _id: v.string(), username: v.string() });
const since = v.object({ ...person.entries, at: time });

/** All data that the product stores about a user, for download. Times in ISO 8601. No hashes, no tokens. */
export const personalDataSchema = v.object({
  exportedAt: time,
  account: v.object({
    ...v.omit(ownAccountSchema, ['preferences', 'standing']).entries,
    createdAt: time,
  }),
  /** The usernames that the account had before, and until when they are reserved for it. */
  formerUsernames: v.array(v.object({ username: v.string(), until: time, reservedUntil: time })),
  /** The address for which the user has requested a link, and has not opened it; null if there is none. */
  requestedEmail: v.nullable(v.object({ email: v.string(), at: time })),
  preferences: preferencesSchema,
  /** When this address was subscribed to the launch notice; null if it is not. */
  subscribed: v.nullable(v.object({ at: time })),
  sessions: v.array(v.object({ device: v.string(), createdAt: time, lastSeen: time, expiresAt: time })),
  passkeys: v.array(v.object({ name: v.string(), createdAt: time, lastUsedAt: v.nullable(time) })),
  /** Login attempts since the last success, and the start of the current window. */
  failedLogins: v.nullable(v.object({ attempts: v.number(), since: time })),
  /** The same for each source: a network address, a browser that the account knows, or a session. Which one is not stored. */
  failedLoginsBySource: v.array(
    v.object({ source: v.picklist(['address', 'browser', 'session']), attempts: v.number(), since: time }),
  ),
  /** Links that were sent or made and not used yet. */
  links: v.object({
    email: v.array(v.object({ purpose: v.string(), email: v.string(), at: time, expiresAt: time })),
    otherDevice: v.array(v.object({ expiresAt: time })),
  }),
  /** Whether the user is online, and what friends were told last; null if the user was never online. */
  presence: v.nullable(v.object({ online: v.boolean(), shown: v.string(), lobby: v.nullable(v.string()) })),
  friends: v.array(since),
  /** `notified`: users who were notified of a request within about a week, also if it is not open any more. */
  friendRequests: v.object({ sent: v.array(since), received: v.array(since), notified: v.array(since) }),
  blocked: v.array(since),
  invitations: v.object({
    sent: v.array(v.object({ ...since.entries, code: v.string() })),
    received: v.array(v.object({ ...since.entries, code: v.string() })),
  }),
  /** Requests to join a friend's table. */
  joinRequests: v.object({ sent: v.array(since), received: v.array(since) }),
  /** Codes of the lobbies that the user is in. */
  lobbies: v.array(v.string()),
  /**
   * What open lobbies have of the user, also those that the user has left: messages, custom themes, and what the leader has
   * decided. `content` is null for a lobby that could not be reached.
   */
  inLobbies: v.array(
    v.object({
      code: v.string(),
      content: v.nullable(
        v.object({
          messages: v.array(v.object({ text: v.string(), at: time })),
          customThemes: v.array(customThemeInputSchema),
          isRemoved: v.boolean(),
          entryRequest: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  /** Sent and received, oldest first. */
  messages: v.array(
    v.object({ _id: v.string(), from: person, to: person, content: v.string(), createdAt: time }),
  ),
  /** With the user's own answers, except in games with anonymous votes. */
  games: v.array(
    v.object({
      _id: v.string(),
      createdAt: time,
      finishedAt: v.nullable(time),
      themes: v.array(v.string()),
      players: v.array(v.string()),
      ratings: v.array(v.unknown()),
      /** The user's own guesses about results, in the order of the rounds, with their points. */
      guesses: v.array(v.unknown()),
      /** What was computed from the game for the user's profile; null if nothing was. `agreement`: 0 to 100. */
      result: v.nullable(
        v.object({
          /** A kind of title (game/src/titles/kinds.ts). */
          title: v.nullable(v.string()),
          won: v.boolean(),
          favourites: v.array(v.string()),
          agreements: v.array(
            v.object({ username: v.string(), agreement: v.number(), compared: v.number() }),
          ),
        }),
      ),
      /** The path of the public link to the result; null if there is none. */
      publicLink: v.nullable(v.string()),
    }),
  ),
  /** The games of themes that the user has played, the latest first, with the ids of the pictures that were on the boards. */
  seenGames: v.array(v.object({ theme: v.string(), game: v.string(), items: v.array(v.string()), at: time })),
  /** Reports made by the user. */
  reports: v.array(
    v.object({
      kind: v.string(),
      /** Null: the account is deleted. */
      reported: v.nullable(v.string()),
      reason: v.string(),
      details: v.string(),
      createdAt: time,
      closedAt: v.nullable(time),
    }),
  ),
  moderation: v.object({
    standing: standingSchema,
    /** What the user wrote against suspensions. */
    appeals: v.array(
      v.object({
        text: v.string(),
        createdAt: time,
        decision: v.nullable(v.string()),
        decidedAt: v.nullable(time),
        answer: v.string(),
      }),
    ),
    /** What the user has done as an administrator. */
    acts: v.array(v.object({ action: v.string(), at: time })),
    /** Sanctions and changes of the role by administrators. */
    history: v.array(
      v.object({
        action: v.string(),
        at: time,
        reason: v.nullable(v.string()),
        hours: v.nullable(v.number()),
        /** The sanction that was lifted. */
        lifted: v.nullable(v.string()),
      }),
    ),
  }),
});
export type PersonalData = v.InferOutput<typeof personalDataSchema>;
