import type { Person } from '@tallyho/game/model/person';

/** Eight players for rooms without real ones. */
export const samplePlayers = [
  { user: 'user-robin', username: 'Robin', avatar: 1 },
  { user: 'user-kim', username: 'kimchi', avatar: 4 },
  { user: 'user-sam', username: 'Samwise', avatar: 2 },
  { user: 'user-alex', username: 'alexandra_the_great', avatar: 7 },
  { user: 'user-noor', username: 'noor88', avatar: 3 },
  { user: 'user-juno', username: 'junobug', avatar: 5 },
  { user: 'user-max', username: 'maximilian', avatar: 6 },
  { user: 'user-ola', username: 'olaola', avatar: 8 },
] as const satisfies readonly Person[];
