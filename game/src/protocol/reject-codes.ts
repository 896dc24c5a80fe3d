/** Every reason for which a room refuses a command, with the sentence a player reads. One closed set for socket and API. */
export const rejections = {
  malformed: 'That message was not understood.',
  rateLimited: 'That was a bit fast. Try again in a moment.',
  notMember: 'You are not in this lobby.',
  notLeader: 'Only the lobby leader can do that.',
  wrongPhase: 'That is not possible right now.',
  staleGame: 'That game is over.',
  staleRound: 'That round is over.',
  alreadySent: 'Your answer is already in.',
  notLocked: 'Confirm your answer first, then send it.',
  incompleteAnswer: 'There is something left to rate.',
  invalidAnswer: 'That answer does not fit this game.',
  tooFewPlayers: 'You need at least two players to start.',
  belowPresent: 'There are already more players than that.',
  unknownPlayer: 'That player is not here.',
  unknownTheme: 'That theme does not exist.',
  usedTheme: 'Theme already used',
  themeUnavailable: 'The theme could not be loaded. Try again.',
  cooldown: 'Wait a moment before your next message.',
  emptyMessage: 'There is nothing to send.',
  unknownLobby: 'There is no lobby with that code.',
  fullLobby: 'That lobby is full.',
  startedLobby: 'The game in that lobby has already started.',
  barred: 'You were removed from that lobby and cannot rejoin it.',
} as const;

export type RejectCode = keyof typeof rejections;
