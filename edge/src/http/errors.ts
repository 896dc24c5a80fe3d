import { limits } from '@tallyho/game/limits';
import type { BudgetName } from '@tallyho/game/metrics/catalogue';
import { type RejectCode, rejections } from '@tallyho/game/model/reject-codes';
import * as v from 'valibot';

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;
interface ErrorKind {
  status: ErrorStatus;
  message: string;
}

const ownErrors = {
  invalidInput: { status: 400, message: 'That request is not valid.' },
  invalidJson: { status: 400, message: 'The body is not valid JSON.' },
  unauthenticated: { status: 401, message: 'Please log in first.' },
  invalidPasskey: {
    status: 401,
    message: 'That passkey was not accepted. Try again, or log in another way.',
  },
  unknownPasskey: {
    status: 401,
    message: 'That passkey does not belong to an account here. It may have been removed. Log in another way.',
  },
  userNotFound: { status: 401, message: 'User not found' },
  invalidPassword: { status: 401, message: 'Invalid password' },
  forbidden: { status: 403, message: 'You are not allowed to do that.' },
  invalidOrigin: { status: 403, message: 'That request did not come from this site.' },
  invalidCsrfToken: { status: 403, message: 'Please reload the page and try again.' },
  cookiesBlocked: {
    status: 403,
    message:
      'Your browser blocks cookies, so it cannot hold your seat. Allow cookies for this site, then try again.',
  },
  suspended: { status: 403, message: 'Your account is suspended.' },
  proofOfWorkRequired: {
    status: 403,
    message: 'Please try again. Your browser has to solve a small task first.',
  },
  noSharedLobby: {
    status: 403,
    message: 'As a guest you can report the players of your lobby, and of your games of the last day.',
  },
  confirmationRequired: { status: 403, message: 'Please confirm that it is you.' },
  notFriends: { status: 403, message: 'You can only do that with friends.' },
  notFound: { status: 404, message: 'There is nothing here.' },
  unknownUser: { status: 404, message: 'User not found' },
  noRequest: { status: 404, message: 'That request is not there any more.' },
  expiredInvitation: { status: 404, message: 'That invitation has expired.' },
  expiredSignUp: { status: 404, message: 'That sign-up has expired. Please start again.' },
  expiredLink: {
    status: 404,
    message: 'That link has expired or was used already. Please request a new one.',
  },
  expiredDesktopLogin: { status: 404, message: 'That login has expired. Please start again.' },
  expiredPasskeyRequest: { status: 404, message: 'That took too long. Please try again.' },
  methodNotAllowed: { status: 405, message: 'That method is not supported here.' },
  usernameTaken: { status: 409, message: 'Username already exists' },
  usernameChangedRecently: {
    status: 409,
    message: 'You have changed your username in the last 30 days.',
  },
  profaneUsername: { status: 400, message: 'Please find a kinder username' },
  emailTaken: { status: 409, message: 'Email already exists ( use Discord or Google to login )' },
  notLinked: { status: 409, message: 'That account is not linked.' },
  onlyAuthMethod: {
    status: 409,
    message: 'Cannot unlink the only authentication method. Add another method first.',
  },
  alreadyLinked: { status: 409, message: 'Another account of that provider is linked already.' },
  linkedElsewhere: { status: 409, message: 'That account is already linked to another user account.' },
  tooManyPasskeys: {
    status: 409,
    message: `An account can have ${limits.passkeys.perAccount} passkeys. Remove one first.`,
  },
  passkeyTaken: { status: 409, message: 'That passkey is in use already.' },
  notAtTable: { status: 409, message: 'They are not at a table now.' },
  alreadyFriends: { status: 409, message: 'You are friends already.' },
  blockedByYou: { status: 409, message: 'You have blocked this person. Unblock them first.' },
  tooManyFriends: { status: 409, message: 'That is as many friends as an account can have.' },
  tooManyRequests: {
    status: 409,
    message: 'You have sent many friend requests. Wait for answers or withdraw some.',
  },
  otherGuest: { status: 409, message: 'You play as another guest in this browser.' },
  notInLobby: { status: 409, message: 'You are not in a lobby.' },
  alreadyInLobby: { status: 409, message: 'You are in another lobby. Leave it first.' },
  notSuspended: { status: 409, message: 'Your account is not suspended any more.' },
  alreadyAppealed: { status: 409, message: 'You have already appealed against this suspension.' },
  alreadyDecided: { status: 409, message: 'Another administrator has already decided about this appeal.' },
  lastAdministrator: {
    status: 409,
    message: 'This is the last administrator. Make another account an administrator first.',
  },
  nameTaken: { status: 409, message: 'That name is already taken.' },
  themeChanged: {
    status: 409,
    message: 'Another administrator has changed this theme since you opened it.',
  },
  folderFull: { status: 409, message: 'That game has as many pictures as it can hold.' },
  tooLarge: { status: 413, message: 'That is too large.' },
  unsupportedType: { status: 415, message: 'That kind of file is not supported.' },
  tooManyAttempts: { status: 429, message: 'Too many failed attempts. Please try again in a few minutes.' },
  internal: { status: 500, message: 'Server error' },
  unavailable: { status: 503, message: 'Server error' },
  mailUnavailable: { status: 503, message: 'This site cannot send emails yet.' },
  passkeysUnavailable: { status: 503, message: 'This site has no passkeys yet.' },
  roomUnavailable: { status: 503, message: 'The lobby cannot be reached right now. Try again in a moment.' },
} as const satisfies Record<string, ErrorKind>;

/** HTTP statuses of room rejections that are not 409. The code and text of a rejection stay the same. */
const rejectionStatus: Partial<Record<RejectCode, ErrorStatus>> = {
  malformed: 400,
  invalidAnswer: 400,
  emptyMessage: 400,
  notMember: 403,
  notLeader: 403,
  banned: 403,
  guestsNotAllowed: 403,
  guestsNeedLink: 403,
  notLetIn: 403,
  tooManyAsking: 429,
  guestCannotLead: 403,
  accountsOnly: 403,
  lobbyNotFound: 404,
  themeNotFound: 404,
  playerNotFound: 404,
  muted: 403,
  rateLimited: 429,
  cooldown: 429,
  themeUnavailable: 503,
};

/** All error codes of the API: a closed set. */
export type ErrorCode = keyof typeof ownErrors | RejectCode;

const isOwn = (code: ErrorCode): code is keyof typeof ownErrors => code in ownErrors;

export const errorKind = (code: ErrorCode): ErrorKind =>
  isOwn(code) ? ownErrors[code] : { status: rejectionStatus[code] ?? 409, message: rejections[code] };

export interface ErrorDetails {
  /** Replaces the default text of the code. */
  message?: string;
  /** The invalid input field. */
  field?: string;
  /** The entry of the table of budgets that is used up, for the metrics. */
  budget?: BudgetName;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** Additional fields of the response body. */
  extra?: Readonly<Record<string, unknown>>;
}

/** Thrown by operations and middleware; mapped to the response in on-error.ts. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? errorKind(code).message);
    this.code = code;
    this.details = details;
  }
}

const codes = Object.keys({ ...ownErrors, ...rejections }) as ErrorCode[]; // keys of const objects are exactly their types'

/** Body of every failed API call. Some errors have additional fields. */
export const errorBodySchema = v.object({
  success: v.literal(false),
  error: v.picklist(codes),
  message: v.string(),
  /** The invalid input field. */
  field: v.optional(v.string()),
  /** Identifies the log entry of a server error. */
  requestId: v.optional(v.string()),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
