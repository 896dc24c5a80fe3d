import { limits } from '@tallyho/game/limits';
import type { BudgetName } from '@tallyho/game/metrics/catalogue';
import type { Bindings } from '../env.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What a limit counts. `address`: an IPv4 address or IPv6 /64. `account`: an account or a guest. `source`: what an attempt at a
 * password comes from (an address, a known browser, a session). `recipient`: a mailbox. `pair`: an account and another
 * account. `game`: a finished game. `site`: everything.
 */
type CountedBy = 'address' | 'account' | 'source' | 'recipient' | 'pair' | 'game' | 'site';

/** The numbers that wrangler.toml has a binding for. */
type PerMinute = keyof {
  [Name in keyof Bindings as Name extends `PER_MINUTE_${infer Max extends number}` ? Max : never]: true;
};

/** At most `max` per `per` milliseconds. */
interface Limit {
  readonly by: CountedBy;
  readonly max: number;
  readonly per: number;
}
/** Counted by the platform, which knows no time longer than a minute. It costs no query, and counts each data centre separately. */
export interface PlatformLimit extends Limit {
  readonly counter: 'platform';
  readonly by: 'address' | 'account';
  readonly max: PerMinute;
}
/** Counted in the table `budget_counts` (spend-budget.ts): exact, for any time, and one round trip. */
export interface DatabaseLimit extends Limit {
  readonly counter: 'database';
}
/** Counted by the statements of the feature itself, which reads the numbers here. */
interface FeatureLimit extends Limit {
  readonly counter: 'feature';
}

const perMinute = (by: 'address' | 'account', max: PerMinute): PlatformLimit => ({
  counter: 'platform',
  by,
  max,
  per: minute,
});
const inDatabase = <By extends CountedBy>(by: By, max: number, per: number) => ({
  counter: 'database' as const,
  by,
  max,
  per,
});
const byFeature = (by: CountedBy, max: number, per: number): FeatureLimit => ({
  counter: 'feature',
  by,
  max,
  per,
});

/**
 * All limits of the API, and the only place with their numbers. Every route names its entry with `budget` (rate-limit.ts).
 *
 * The numbers leave room for the largest honest use, because a refused player is worse than a few more requests: eight
 * players of a lobby, or the thirty of a class, behind one address; a browser with several tabs; all browsers of the tests on one
 * machine. A page makes about eight reads when it loads and fewer than two a minute after that.
 */
export const budgets = {
  // Every request under /api, counted before its session is read. The reads of thirty users who load a page each five seconds;
  // what a visitor may read of worth has a lower limit of its own, and each account has `reads`. Writes: two for a page that loads, and
  // the moves in a lobby.
  allReads: [perMinute('address', 3000)],
  allWrites: [perMinute('address', 600)],

  // The usual entries of routes. 600 is one request each 100 ms, for a whole minute: no page comes near it.
  reads: [perMinute('account', 600)],
  writes: [perMinute('account', 600)],
  // Routes that return other users by a part of their name. The search waits while its user types.
  search: [perMinute('account', 60)],
  // Finished games: a page of ten can be many megabytes of rows.
  records: [perMinute('account', 60)],
  // All themes with their tags and a picture. The theme picker and the studio keep them for half a minute.
  themes: [perMinute('account', 60)],
  // A file with everything that is stored about a user.
  ownData: [perMinute('address', 60)],

  // Calls without a session. A class registers or logs in within the same minute.
  register: [perMinute('address', 60)],
  signUps: [perMinute('address', 60)],
  guests: [perMinute('address', 60)],
  subscriptions: [perMinute('address', 60)],
  logins: [perMinute('address', 60)],
  confirmations: [perMinute('address', 60)],
  passkeys: [perMinute('address', 60)],
  // A page of the login asks again every few minutes, so that the browser can offer a passkey in the field.
  passkeyOptions: [perMinute('address', 120)],
  providerLogins: [perMinute('address', 60)],
  desktopLogins: [perMinute('address', 60)],
  guestLinks: [perMinute('address', 60)],
  inviteLinks: [perMinute('address', 60)],
  emailRequests: [perMinute('address', 60)],
  emailTokens: [perMinute('address', 60)],
  // The form asks while its user types. A guest's page asks every few seconds.
  nameChecks: [perMinute('address', 120)],
  guestEntries: [perMinute('address', 120)],
  guestLobbies: [perMinute('address', 120)],
  // Monitoring asks a few times a minute.
  health: [perMinute('address', 120)],

  // Public results. A link in a large chat is opened by many clients, some of them behind the address of one crawler.
  sharedResults: [perMinute('address', 120)],
  sharedPages: [perMinute('address', 600)],
  ownCards: [perMinute('address', 120)],

  // The editor uploads the pictures of a whole theme at once.
  uploads: [perMinute('address', 300)],
  // Ten games of sixty pictures, for the eight players of one house. Each browser keeps a picture.
  pictures: [perMinute('address', 6000)],
  // Those of them that the platform's cache does not have, each with a read of the store: two whole themes a minute.
  pictureReads: [perMinute('address', 1200)],
  // Pages of the site and of the documentation: one request each.
  pages: [perMinute('address', 3000)],

  // Each change is a line in the chat. Guests of one household share an address.
  guestNames: [perMinute('account', 12)],

  // Each of these pushes something to all friends, up to 500 of them.
  appearOffline: [perMinute('account', 20)],
  avatars: [perMinute('account', 20)],
  // Drawings of a result, each up to 0.6 s of computing. The three pictures and the preview of a game are drawn once and stored;
  // they are drawn again if its public link was removed. Eight players who open Game Over at once may each draw them.
  cardDrawings: [inDatabase('account', 30, hour), inDatabase('game', 120, hour)],
  // Each logs out all other devices and sends an email. Wrong passwords count as attempts instead.
  passwordChanges: [inDatabase('account', 10, hour)],
  // Emails of any kind to one mailbox, without the part of its address after a plus. One honest evening: the
  // confirmation, two new passwords and their notices.
  mails: [inDatabase('recipient', 5, hour), inDatabase('recipient', 15, day)],
  // Those of them that another person can cause, by typing the address. The rest is for notices of changes of the account: they
  // cannot be kept away by asking for other emails.
  requestedMails: [inDatabase('recipient', 4, hour), inDatabase('recipient', 12, day)],
  // All emails. `MAILS_PER_DAY` of a deployment replaces the number: what its provider allows.
  mailsOfSite: [inDatabase('site', 1000, day)],

  // Rooms, users' objects and the loader of the starter content, by a verified token: a limit could lose a game.
  services: [],
  // The operator's monitoring, by its key.
  metrics: [],

  // Attempts at a password, in a row without a success (auth/login-attempts.ts). Of an account in total many more, because
  // reaching that locks unknown sources out.
  loginAttempts: [byFeature('source', 10, 15 * minute), byFeature('account', 100, 15 * minute)],
  // Wrong codes (rooms/code-guesses.ts). Of an address more, because the players of one house or school share it.
  codeGuesses: [byFeature('account', 20, 15 * minute), byFeature('address', 100, 15 * minute)],
  // New guests (features/guests/guest-counts.ts).
  newGuests: [byFeature('address', 100, hour)],
  // New accounts without a proof of work (auth/sign-up-limit.ts). A family registers within an evening.
  newAccounts: [byFeature('address', 5, hour)],
  // Reports of all guests of an address (features/reports/file-report.ts).
  guestReports: [byFeature('address', 40, hour)],
  // Open reports of an account, and of one source about the same player, at any one time: a report counts until an administrator closes
  // it (features/reports/file-report.ts).
  openReports: [
    byFeature('account', limits.report.open, Infinity),
    byFeature('pair', limits.report.aboutOne, Infinity),
  ],
  // Users whom an account asks to be friends (people/friendship.ts), and how often it notifies the same one.
  friendRequests: [byFeature('account', 50, day), byFeature('pair', 1, 7 * day)],
  // Direct messages (features/messages/send-message.ts). The page waits as long.
  directMessages: [byFeature('pair', 1, limits.directMessage.cooldown)],
  // Invitations of a friend to a lobby (features/invitations/invite.ts).
  invitations: [byFeature('pair', 1, 5_000)],
  // Requests to join a friend's table (features/invitations/join-requests.ts).
  joinRequests: [byFeature('pair', 1, minute)],
  // Emails with a link of one kind (auth/email-links.ts).
  emailLinks: [byFeature('account', 1, minute)],
} as const satisfies Record<BudgetName, readonly (PlatformLimit | DatabaseLimit | FeatureLimit)[]>;

/** Returns the limit of an entry by what it counts. */
export const limitOf = <Name extends BudgetName>(
  name: Name,
  by: (typeof budgets)[Name][number]['by'],
): Limit => {
  const found = budgets[name].find((limit) => limit.by === by);
  if (found === undefined) throw new Error(`${name} does not count by ${by}`);
  return found;
};
