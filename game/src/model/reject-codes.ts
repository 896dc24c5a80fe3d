import { bannedText } from './banned-text.ts';

/**
 * All reasons why a room rejects a command, with the text that the player sees. Socket and API use the same
 * set.
 */
export const rejections = {
  malformed: 'That message was not understood.',
  rateLimited: 'That was a bit fast. Try again in a moment.',
  notMember: 'You are not in this lobby.',
  notLeader: 'Only the lobby leader can do that.',
  wrongPhase: 'That is not possible right now.',
  staleGame: 'That game is over.',
  staleRound: 'That round is over.',
  watching: 'You play from the next round.',
  alreadySent: 'Your answer is already in.',
  notLocked: 'Confirm your answer first, then send it.',
  timerRuns: 'There is a timer in this round already.',
  nudgedRecently: 'They have just been nudged. Give them a moment.',
  incompleteAnswer: 'There is something left to rate.',
  invalidAnswer: 'That answer does not fit this game.',
  tooFewPlayers: 'You need at least two players to start.',
  capacityTooSmall: 'There are already more players than that.',
  playerNotFound: 'That player is not here.',
  themeNotFound: 'That theme does not exist.',
  themeAlreadyUsed: 'Theme already used',
  customThemeExists: 'This lobby has a theme of that name already.',
  tooManyCustomThemes: 'This lobby has as many themes of its own as it can hold.',
  customThemeRounds: 'That makes too few or too many rounds. Change the items or the games.',
  profaneTheme: 'Please find kinder words for that theme.',
  themeUnavailable: 'The theme could not be loaded. Try again.',
  cooldown: 'Wait a moment before your next message.',
  muted: 'You cannot write messages for now.',
  emptyMessage: 'There is nothing to send.',
  lobbyNotFound: 'There is no lobby with that code.',
  lobbyFull: 'That lobby is full.',
  gameInProgress: 'The game in that lobby has already started.',
  codeTaken: 'There is a lobby with that code already.',
  banned: bannedText,
  guestsNotAllowed: 'Guests cannot join that lobby. Please log in or register.',
  guestsNeedLink: 'Guests need the code or a link of that lobby. Ask a player for it, or log in or register.',
  leaderAsked: 'The leader is asked whether you may join. You get in as soon as they agree.',
  notLetIn: 'The leader did not let you in.',
  tooManyAsking: 'The leader is being asked about other guests. Please try again in a few minutes.',
  tooManyGuests: 'There are enough guests from your network in that lobby. Please log in or register.',
  nameInLobby: 'A player in that lobby has this name already. Please choose another one.',
  guestCannotLead: 'A guest can only lead when no member is left.',
  membersOnly: 'Please log in or register to do this.',
} as const;

export type RejectCode = keyof typeof rejections;
