/** Query cache keys for data about other users. All of it is dropped when another user logs in. */
export const peopleKeys = {
  all: ['people'],
  friends: ['people', 'friends'],
  requests: ['people', 'requests'],
  sentRequests: ['people', 'sentRequests'],
  blocked: ['people', 'blocked'],
  invitations: ['people', 'invitations'],
  joinRequests: ['people', 'joinRequests'],
  unread: ['people', 'unread'],
  latestMessages: ['people', 'latestMessages'],
  conversation: (friend: string) => ['people', 'conversation', friend],
  sharedGames: (friend: string) => ['people', 'sharedGames', friend],
  search: (text: string) => ['people', 'search', text],
} as const;
