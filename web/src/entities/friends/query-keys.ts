/** Where the query cache keeps what the API says about other people. All of it is dropped when somebody else logs in. */
export const peopleKeys = {
  all: ['people'],
  friends: ['people', 'friends'],
  requests: ['people', 'requests'],
  sentRequests: ['people', 'sentRequests'],
  blocked: ['people', 'blocked'],
  invitations: ['people', 'invitations'],
  unread: ['people', 'unread'],
  conversation: (friend: string) => ['people', 'conversation', friend],
  search: (text: string) => ['people', 'search', text],
} as const;
