/** A value as SQLite stores it. */
type Stored = string | number | null;

const at = 1795293500000;
const json = (value: unknown): string => JSON.stringify(value);

/**
 * Rows of every table of the first migration, parents before children. Later migrations must keep them
 * (../migrations.test.ts). Never change a row.
 */
export const rowsOf0000: Readonly<Record<string, readonly Readonly<Record<string, Stored>>[]>> = {
  users: [
    {
      id: 'u-ada',
      username: 'Ada',
      username_normalized: 'ada',
      email: 'ada@example.com',
      password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
      google_id: null,
      discord_id: null,
      avatar: 3,
      administrator: 1,
      preferences: json({ theme: 'dark', volume: 0.5 }),
      suspended_until: null,
      suspension_reason: null,
      muted_until: null,
      mute_reason: null,
      warning: json({ reason: 'Be kind.', at }),
      created_at: at,
    },
    {
      id: 'u-ben',
      username: 'Ben',
      username_normalized: 'ben',
      email: 'ben@example.com',
      password_hash: null,
      google_id: 'google-1',
      discord_id: 'discord-1',
      avatar: 1,
      administrator: 0,
      preferences: '{}',
      suspended_until: at + 1000,
      suspension_reason: 'Cheating.',
      muted_until: at + 2000,
      mute_reason: 'Spam.',
      warning: null,
      created_at: at,
    },
  ],
  sessions: [
    {
      token_hash: 'hash-of-a-token',
      id: 's-1',
      device: 'Firefox on Windows',
      confirmed_at: at,
      user_id: 'u-ada',
      created_at: at,
      last_seen: at,
      expires_at: at + 1000,
    },
  ],
  login_failures: [{ user_id: 'u-ada', window_start: at, attempts: 2 }],
  blocks: [{ blocker_id: 'u-ada', blocked_id: 'u-ben', created_at: at }],
  friend_requests: [{ sender_id: 'u-ben', recipient_id: 'u-ada', created_at: at }],
  friendships: [
    { user_id: 'u-ada', friend_id: 'u-ben', since: at, read_seq: 7 },
    { user_id: 'u-ben', friend_id: 'u-ada', since: at, read_seq: 0 },
  ],
  presence: [{ user_id: 'u-ada', online: 1, rev: at, told: 'inLobby', told_lobby: 'ABCDEF' }],
  invitations: [
    {
      id: 'i-1',
      sender_id: 'u-ada',
      recipient_id: 'u-ben',
      lobby_code: 'ABCDEF',
      created_at: at,
      expires_at: at + 1000,
    },
  ],
  messages: [
    {
      seq: 7,
      id: 'm-1',
      conversation: 'u-ada:u-ben',
      sender_id: 'u-ben',
      recipient_id: 'u-ada',
      content: 'Ready? 🎲',
      created_at: at,
    },
  ],
  games: [
    {
      id: 'g-1',
      code: 'ABCDEF',
      record: json({ _id: 'g-1', code: 'ABCDEF', leader: 'u-ada', roundsData: [{ round: 0 }] }),
      created_at: at,
      finished_at: at + 1000,
    },
    { id: 'g-2', code: 'ABCDEF', record: json({ _id: 'g-2' }), created_at: at, finished_at: null },
  ],
  game_players: [
    { game_id: 'g-1', user_id: 'u-ada' },
    { game_id: 'g-1', user_id: 'u-deleted' },
  ],
  shares: [{ token: 'c2hhcmUtdG9rZW4', game_id: 'g-1', created_at: at }],
  images: [
    {
      public_id: 'cats/abc.webp',
      folder: 'cats',
      alt: 'A cat',
      width: 640,
      height: 480,
      bytes: 12345,
      position: 0,
      created_at: at,
    },
  ],
  lobbies: [
    {
      code: 'ABCDEF',
      rev: 12,
      is_public: 1,
      capacity: 8,
      phase: 'playing',
      leader: 'u-ada',
      game_id: 'g-2',
      players: 2,
      updated_at: at,
    },
  ],
  lobby_members: [
    { user_id: 'u-ada', lobby_code: 'ABCDEF', position: 0 },
    { user_id: 'u-ben', lobby_code: 'ABCDEF', position: 1 },
  ],
  oauth_attempts: [
    {
      state_hash: 'hash-of-a-state',
      provider: 'google',
      code_verifier: 'verifier',
      nonce: 'nonce',
      purpose: json({ kind: 'enter', from: 'login', next: '/' }),
      app_challenge: null,
      expires_at: at,
    },
  ],
  pending_sign_ups: [
    {
      user_id: 'u-new',
      token_hash: 'hash-of-a-token',
      provider: 'discord',
      subject: 'discord-2',
      email: 'new@example.com',
      expires_at: at,
    },
  ],
  hand_backs: [
    {
      code_hash: 'hash-of-a-code',
      challenge: 'challenge',
      outcome: json({ kind: 'enter', userId: 'u-ada' }),
      expires_at: at,
    },
  ],
  reports: [
    {
      id: 'r-1',
      kind: 'message',
      reporter_id: 'u-ada',
      reported_id: null,
      reason: 'spam',
      details: 'The same link, many times.',
      evidence: json([{ user: 'u-ben', content: 'Buy this', at }]),
      created_at: at,
      closed_at: null,
    },
  ],
  audit_log: [
    {
      id: 4,
      at,
      actor_id: 'u-ada',
      action: 'mute',
      subject_id: 'u-ben',
      details: json({ reason: 'Spam.', until: at + 2000 }),
    },
  ],
  subscriptions: [{ email: 'fan@example.com', created_at: at }],
  suspended_identities: [{ hash: 'keyed-hash', until: at + 1000, reason: 'Cheating.' }],
  tags: [
    {
      id: 't-1',
      name: 'Food',
      name_normalized: 'food',
      category: 'Topic',
      admin_only: 0,
      color: '#aa3300',
    },
  ],
  themes: [
    {
      id: 'th-1',
      name: 'Desserts',
      name_normalized: 'desserts',
      description: 'Sweet things.',
      type: 'normal',
      created_at: at,
      updated_at: at,
    },
  ],
  theme_games: [
    { theme_id: 'th-1', position: 0, game: json({ name: 'Cakes', type: 'tierList' }), created_at: at },
  ],
  theme_tags: [{ theme_id: 'th-1', tag_id: 't-1', position: 0 }],
  starter_content: [
    { name_normalized: 'desserts', hash: 'sha' },
    { name_normalized: 'flags', hash: null },
  ],
};
