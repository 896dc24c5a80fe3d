import type * as schema from '@tallyho/drizzle/schema/index';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PersonalData } from '../../src/features/accounts/personal-data.ts';

export type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends SQLiteTable ? Name : never;
}[keyof typeof schema];

/**
 * What the deletion of an account does with the rows of a table. gone: deleted. anonymous: the rows stay, without id and name.
 * stays: why a value of the user is still there. nothing: why the table has nothing about users.
 */
type Deletion =
  | { readonly is: 'gone' | 'anonymous' }
  | { readonly is: 'stays' | 'nothing'; readonly because: string };

/** Where the download has the data, or why it does not. */
type Download = { readonly in: keyof PersonalData } | { readonly not: string };

interface StoredData {
  readonly deletion: Deletion;
  readonly download: Download;
}

const gone = { is: 'gone' } as const;
const anonymous = { is: 'anonymous' } as const;
const nothing = (because: string) =>
  ({ deletion: { is: 'nothing', because }, download: { not: because } }) as const;
const minutes = 'A secret that is valid for minutes and useless without the browser that began it.';
const counter =
  'A count by keyed hashes, which cannot be computed without the secret. Deleted with its time.';
const content = 'Content of the site, not of a user.';

/**
 * Every table, with what deletion and download do with it. A new table needs an entry here, and a row of it in the account of the
 * test that deletes it. The privacy page says the same in plain words.
 */
export const storedData = {
  appeals: { deletion: gone, download: { not: 'No route makes a row yet.' } },
  auditLog: { deletion: anonymous, download: { in: 'moderation' } },
  blocks: { deletion: gone, download: { in: 'blocked' } },
  budgetCounts: nothing(counter),
  codeGuesses: nothing(counter),
  desktopLogins: { deletion: gone, download: { not: minutes } },
  emailLinks: { deletion: gone, download: { in: 'links' } },
  formerUsernames: { deletion: gone, download: { in: 'formerUsernames' } },
  friendNotices: { deletion: gone, download: { in: 'friendRequests' } },
  friendRequests: { deletion: gone, download: { in: 'friendRequests' } },
  friendships: { deletion: gone, download: { in: 'friends' } },
  gameParts: {
    deletion: {
      is: 'stays',
      because:
        'Parts of a long record that is on its way. The whole record loses the player; the job deletes parts after a day.',
    },
    download: { not: 'A part of a record cannot be read. The whole record is among the games.' },
  },
  gamePictures: nothing(content),
  gamePlayers: { deletion: anonymous, download: { in: 'games' } },
  gameRounds: { deletion: anonymous, download: { in: 'games' } },
  games: { deletion: anonymous, download: { in: 'games' } },
  guestCounts: nothing(counter),
  guestLinks: { deletion: gone, download: { in: 'links' } },
  guests: { deletion: gone, download: { in: 'account' } },
  imageFolders: nothing(content),
  images: nothing(content),
  invitations: { deletion: gone, download: { in: 'invitations' } },
  joinRequests: { deletion: gone, download: { in: 'joinRequests' } },
  lobbies: { deletion: anonymous, download: { in: 'lobbies' } },
  lobbyMembers: { deletion: gone, download: { in: 'lobbies' } },
  lobbyTraces: { deletion: gone, download: { in: 'inLobbies' } },
  loginFailures: { deletion: gone, download: { in: 'failedLogins' } },
  loginFailuresBySource: { deletion: gone, download: { in: 'failedLoginsBySource' } },
  messages: { deletion: gone, download: { in: 'messages' } },
  oauthAttempts: { deletion: gone, download: { not: minutes } },
  passkeyChallenges: { deletion: gone, download: { not: minutes } },
  passkeys: { deletion: gone, download: { in: 'passkeys' } },
  pendingSignUps: { deletion: gone, download: { not: minutes } },
  playerResults: { deletion: anonymous, download: { in: 'games' } },
  presence: { deletion: gone, download: { in: 'presence' } },
  reportAuthors: {
    deletion: gone,
    download: { not: 'It would tell the user which of their messages others have reported.' },
  },
  reports: { deletion: anonymous, download: { in: 'reports' } },
  seenGames: { deletion: gone, download: { in: 'seenGames' } },
  sessions: { deletion: gone, download: { in: 'sessions' } },
  shares: {
    deletion: {
      is: 'nothing',
      because: 'A link belongs to the game, and has nothing of the player who made it.',
    },
    download: { in: 'games' },
  },
  signUpCounts: nothing(counter),
  starterContent: nothing(content),
  subscriptions: { deletion: gone, download: { in: 'subscribed' } },
  suspendedIdentities: {
    deletion: {
      is: 'stays',
      because: 'A suspension outlives its account: keyed hashes of the identities, until it is over.',
    },
    download: { not: 'There is no row as long as the account exists.' },
  },
  tags: nothing(content),
  themeGames: nothing(content),
  themes: {
    deletion: anonymous,
    download: { in: 'moderation' },
  },
  themeTags: nothing(content),
  usedChallenges: nothing('Challenges that were solved, without a user or an address.'),
  users: { deletion: gone, download: { in: 'account' } },
} as const satisfies Record<TableName, StoredData>;
