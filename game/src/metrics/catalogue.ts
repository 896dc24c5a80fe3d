import { rejections } from '../model/reject-codes.ts';
import { clientCommandSchema } from '../protocol/client.ts';
import { closeCodes } from '../protocol/close-codes.ts';
import { userObjectNames } from '../protocol/user-object-names.ts';

/** The allowed values of each label. They never contain data of users, so the number of series is bounded. */
type Labels = Readonly<Record<string, readonly string[]>>;

type Metric<Allowed extends Labels = Labels> = { name: string; help: string; labels: Allowed };

const metric = <const Allowed extends Labels>(name: string, help: string, labels: Allowed) => ({
  name: `tallyho_${name}`,
  help,
  labels,
});

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[]; // the keys of a const object are exactly its type's keys

const party = ['main', userObjectNames.party] as const;
const closeReasons = keysOf(closeCodes);

/** The first part of a path of the API that names an area. `other`: all other paths. */
export const routeGroups = [
  'user',
  'friends',
  'messages',
  'lobby',
  'join',
  'game',
  'party',
  'share',
  'shared',
  'themes',
  'tags',
  'cloudinary',
  'reports',
  'admin',
  'internal',
  'health',
  'config',
  'images',
  'r',
  'other',
] as const;
export type RouteGroup = (typeof routeGroups)[number];

/** The entries of the API's table of budgets (edge/src/http/budgets.ts), which has their limits. */
const budgetNames = [
  'allReads',
  'allWrites',
  'reads',
  'writes',
  'search',
  'records',
  'themes',
  'ownData',
  'register',
  'signUps',
  'guests',
  'subscriptions',
  'logins',
  'confirmations',
  'passkeys',
  'passkeyOptions',
  'providerLogins',
  'desktopLogins',
  'guestLinks',
  'inviteLinks',
  'emailRequests',
  'emailTokens',
  'nameChecks',
  'guestEntries',
  'guestLobbies',
  'health',
  'sharedResults',
  'sharedPages',
  'ownCards',
  'uploads',
  'pictures',
  'pictureReads',
  'pages',
  'guestNames',
  'appearOffline',
  'avatars',
  'cardDrawings',
  'passwordChanges',
  'mails',
  'requestedMails',
  'mailsOfSite',
  'services',
  'metrics',
  'loginAttempts',
  'codeGuesses',
  'newGuests',
  'newAccounts',
  'guestReports',
  'openReports',
  'friendRequests',
  'directMessages',
  'invitations',
  'joinRequests',
  'emailLinks',
] as const;
export type BudgetName = (typeof budgetNames)[number];

export const counters = {
  commands: metric('commands_total', 'Commands of players, by type and result.', {
    type: clientCommandSchema.options.map((option) => option.entries.type.literal),
    outcome: ['accepted', 'rejected', 'rateLimited', 'failed'],
  }),
  rejectedCommands: metric('rejected_commands_total', 'Rejected commands, by reason.', {
    reason: keysOf(rejections),
  }),
  refusedFrames: metric('refused_frames_total', 'Frames of clients that were not processed, by reason.', {
    reason: ['malformed', 'oversized', 'tooFast', 'flooding'],
  }),
  openedSockets: metric('opened_sockets_total', 'Accepted sockets.', { party }),
  refusedSockets: metric('refused_sockets_total', 'Refused sockets, by reason.', {
    party,
    reason: ['origin', 'invalidTicket', 'usedTicket', ...closeReasons],
  }),
  closedSockets: metric('closed_sockets_total', 'Sockets that the server closed, by reason.', {
    party,
    reason: ['slowReader', 'oversizedFrame', 'error', 'tooOld', ...closeReasons],
  }),
  reports: metric('reports_total', 'Attempts to deliver a report to the API, by result.', {
    type: ['lobby', 'game', 'parked', 'presence'],
    outcome: ['stored', 'failed', 'refused'],
  }),
  failedWrites: metric('failed_storage_writes_total', 'Storage writes of rooms that failed.', {}),
  requests: metric('http_requests_total', 'Requests to the API, by group of paths and class of status.', {
    group: routeGroups,
    status: ['1xx', '2xx', '3xx', '4xx', '5xx'],
  }),
  logIns: metric('log_ins_total', 'Log ins, by the way that the user chose.', {
    way: ['password', 'provider', 'passkey'],
  }),
  limitedRequests: metric('rate_limited_requests_total', 'Requests that a rate limit refused.', {
    limit: budgetNames,
  }),
  failedDatabaseCalls: metric('failed_database_calls_total', 'Database calls without an answer.', {}),
} as const satisfies Record<string, Metric>;

/** In seconds. Upper bounds of the buckets; the last bucket has none. */
export const bucketBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export const histograms = {
  storageWrites: metric('storage_write_seconds', 'Time of one storage write of a room.', {}),
  acknowledgements: metric(
    'acknowledgement_seconds',
    'Time from a command to its acknowledgement, in the room.',
    {},
  ),
  requestTimes: metric('http_request_seconds', 'Time of a request to the API.', { group: routeGroups }),
  databaseCalls: metric('database_call_seconds', 'Time of one round trip to the database.', {}),
} as const satisfies Record<string, Metric>;

export const gauges = {
  connectedPlayers: metric('connected_players', 'Players with an open socket to their room.', {}),
  openSockets: metric('open_sockets', 'Open sockets.', { party }),
  waitingReports: metric('outbox_reports', 'Reports that the API has not stored yet.', {}),
  oldestReport: metric('outbox_oldest_report_seconds', 'Age of the oldest of these reports.', {}),
  parkedReports: metric('parked_reports', 'Reports that the API refused for good, still in storage.', {}),
  startedAt: metric(
    'metrics_start_time_seconds',
    'When the counters began at 0 (Unix time). They begin again when the platform restarts their object.',
    {},
  ),
  lobbies: metric('lobbies', 'Open lobbies, by phase.', {
    phase: ['lobby', 'readyCheck', 'choosing', 'playing', 'results', 'finished'],
  }),
  lobbyMembers: metric('lobby_members', 'Players with a seat in an open lobby.', {}),
  onlineUsers: metric('online_users', 'Users with an open socket of their own, from any page.', {}),
  mails: metric('mails', 'Emails sent in the 24 hours of the present count, and how many are allowed.', {
    kind: ['sent', 'allowed'],
  }),
  databaseUp: metric('database_up', '1 if the database answered this request, otherwise 0.', {}),
} as const satisfies Record<string, Metric>;

export type CounterName = keyof typeof counters;
export type HistogramName = keyof typeof histograms;
export type GaugeName = keyof typeof gauges;

/** One value for each label of a metric. */
type LabelsOf<Of extends Metric> = {
  readonly [Label in keyof Of['labels'] & string]: Of['labels'][Label][number];
};
export type CounterLabels<Name extends CounterName> = LabelsOf<(typeof counters)[Name]>;
export type HistogramLabels<Name extends HistogramName> = LabelsOf<(typeof histograms)[Name]>;
export type GaugeLabels<Name extends GaugeName> = LabelsOf<(typeof gauges)[Name]>;

/** Labels of any metric. */
export type AnyLabels = Readonly<Record<string, string>>;
/** Returns labels without the type of their metric. */
export const anyLabels = (labels: object): AnyLabels => labels as AnyLabels; // LabelsOf has only strings
