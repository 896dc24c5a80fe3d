import { preferencesSchema } from '@tallyho/game/accounts/preferences';
import { standingSchema } from '@tallyho/game/people/safety';
import * as v from 'valibot';
import { ownAccountSchema } from '../../auth/account.ts';

const time = v.pipe(v.string(), v.isoTimestamp());
const person = v.object({ _id: v.string(), username: v.string() });
const since = v.object({ ...person.entries, at: time });

/** Everything the product keeps about a person, as they may download it. Times in ISO 8601. No hashes, no tokens. */
export const personalDataSchema = v.object({
  exportedAt: time,
  account: v.object({
    ...v.omit(ownAccountSchema, ['preferences', 'standing']).entries,
    createdAt: time,
  }),
  preferences: preferencesSchema,
  /** Whether this address is on the list of those to be told when the site opens. */
  subscribed: v.nullable(v.object({ at: time })),
  sessions: v.array(v.object({ device: v.string(), createdAt: time, lastSeen: time, expiresAt: time })),
  /** Attempts to log in since the last success, and since when they are counted. */
  failedLogins: v.nullable(v.object({ attempts: v.number(), since: time })),
  friends: v.array(since),
  friendRequests: v.object({ sent: v.array(since), received: v.array(since) }),
  blocked: v.array(since),
  invitations: v.object({
    sent: v.array(v.object({ ...since.entries, code: v.string() })),
    received: v.array(v.object({ ...since.entries, code: v.string() })),
  }),
  /** The lobbies one is in. */
  lobbies: v.array(v.string()),
  /** Both ways, oldest first. */
  messages: v.array(
    v.object({ _id: v.string(), from: person, to: person, content: v.string(), createdAt: time }),
  ),
  /** With one's own answers; those of a game with anonymous votes are nobody's. */
  games: v.array(
    v.object({
      _id: v.string(),
      createdAt: time,
      finishedAt: v.nullable(time),
      themes: v.array(v.string()),
      players: v.array(v.string()),
      ratings: v.array(v.unknown()),
    }),
  ),
  /** What one has reported. */
  reports: v.array(
    v.object({
      kind: v.string(),
      /** Null: their account is gone. */
      reported: v.nullable(v.string()),
      reason: v.string(),
      details: v.string(),
      createdAt: time,
      closedAt: v.nullable(time),
    }),
  ),
  moderation: v.object({
    standing: standingSchema,
    /** What administrators have done about the account. */
    history: v.array(
      v.object({
        action: v.string(),
        at: time,
        reason: v.nullable(v.string()),
        hours: v.nullable(v.number()),
        /** What was lifted. */
        lifted: v.nullable(v.string()),
      }),
    ),
  }),
});
export type PersonalData = v.InferOutput<typeof personalDataSchema>;
