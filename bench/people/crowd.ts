import { createHash } from 'node:crypto';
import { type Config, createClient } from '@libsql/client';

export const peopleCount = 500;
export const friendsEach = 200;
const strangers = 9_500;
/** The number of friends with long conversations. Conversations with other friends have a few messages. */
const closeFriends = 10;
const messagesWith = { close: 60, others: 2 };
const messagesPerInsert = 20;

export interface Account {
  id: string;
  username: string;
  token: string;
  hash: string;
}

const syllables = [
  'ba',
  'ren',
  'to',
  'mik',
  'la',
  'so',
  'vi',
  'dan',
  'ker',
  'no',
  'pel',
  'u',
  'sha',
  'gri',
  'lo',
];
const nameOf = (index: number): string => {
  let rest = index * 7_919 + 104_729;
  let name = '';
  while (name.length < 6) {
    name += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return `${name}${index}`;
};
/** Has the length of a real id. */
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const sqlId = (index: string) => `printf('00000000-0000-4000-8000-%012d', ${index})`;

export const accounts: readonly Account[] = Array.from({ length: peopleCount }, (_, index) => {
  const token = `token-of-${index}`;
  const hash = createHash('sha256').update(token).digest('base64url');
  return { id: idOf(index), username: nameOf(index), token, hash };
});

const numbers = (name: string, from: number, to: number) =>
  `${name}(n) as (select ${from} union all select n + 1 from ${name} where n < ${to})`;

/**
 * Fills a database: 500 users with a session and 200 friends each, 9,500 other users, and 245,000 messages. Two in five
 * users are online, some of them in lobbies. A tenth of the friends have sent unread messages.
 */
export const fill = async (database: Config): Promise<{ messages: number }> => {
  const client = createClient(database);
  const now = Date.now();
  const run = (sql: string, ...args: (string | number)[]) => client.execute({ sql, args });
  const names = Array.from({ length: peopleCount + strangers }, (_, index) => nameOf(index));
  await run(
    `insert into users (id, username, username_normalized, email, avatar, created_at)
     select ${sqlId('key')}, value, value, value || '@example.com', 1 + key % 8, ? from json_each(?)`,
    now,
    JSON.stringify(names),
  );
  await run(
    `insert into sessions (token_hash, id, device, confirmed_at, user_id, created_at, last_seen, expires_at)
     select value ->> 'hash', value ->> 'token', 'Bench', ?1, value ->> 'id', ?1, ?1, ?1 + 86400000 from json_each(?2)`,
    now,
    JSON.stringify(accounts),
  );
  /** Returns pairs of users that are near each other in a ring. The nearest have long conversations. */
  const pairs = (
    upTo: number,
  ) => `with recursive ${numbers('a', 0, peopleCount - 1)}, ${numbers('d', 1, upTo)},
    pairs(one, other) as (select a.n, (a.n + d.n) % ${peopleCount} from a, d)`;
  for (const [user, friend] of [
    ['one', 'other'],
    ['other', 'one'],
  ] as const)
    await run(
      `insert into friendships (user_id, friend_id, since)
       ${pairs(friendsEach / 2)} select ${sqlId(user)}, ${sqlId(friend)}, 0 from pairs`,
    );
  // Message by message, so that conversations are interleaved as in a real database.
  const isFirst = '(one + l.n) % 3 > 0';
  const sides = `${sqlId('one')}, ${sqlId('other')}`;
  const insertMessages = (reach: number, from: number, to: number) =>
    run(
      `insert into messages (id, conversation, sender_id, recipient_id, content, created_at)
       ${pairs(reach)}, ${numbers('l', from, to)}
       select 'line-' || one || '-' || other || '-' || l.n, min(${sides}) || ':' || max(${sides}),
         ${sqlId(`iif(${isFirst}, one, other)`)}, ${sqlId(`iif(${isFirst}, other, one)`)},
         'Are you in for a round of tier lists tonight? ' || l.n, ? + l.n
       from l, pairs order by l.n`,
      now - 86_400_000,
    );
  await insertMessages(friendsEach / 2, 1, messagesWith.others);
  for (let first = messagesWith.others + 1; first <= messagesWith.close; first += messagesPerInsert)
    await insertMessages(
      closeFriends / 2,
      first,
      Math.min(first + messagesPerInsert - 1, messagesWith.close),
    );
  // A tenth of the friends have sent unread messages: one, or several.
  await run(
    `update friendships set read_seq = max(0, coalesce((select max(seq) from messages
         where recipient_id = user_id and sender_id = friend_id), 0)
       - case when rowid % 10 = 0 then 1 + (rowid / 10) % 8 * 2500 else 0 end)`,
  );
  await run(
    `insert into lobbies (code, rev, is_public, capacity, phase, leader, players, updated_at)
     with recursive ${numbers('l', 0, 24)} select 'BENCH' || n, 1, 0, 8, case n % 2 when 0 then 'lobby' else 'playing' end, ${sqlId('n * 20')}, 4, ? from l`,
    now,
  );
  await run(
    `insert into lobby_members (user_id, lobby_code, position)
     with recursive ${numbers('m', 0, 99)} select ${sqlId('(m.n / 4) * 20 + m.n % 4')}, 'BENCH' || (m.n / 4), m.n % 4 from m`,
  );
  await run(
    `insert into presence (user_id, online, rev)
     with recursive ${numbers('a', 0, peopleCount - 1)} select ${sqlId('n')}, n % 5 < 2, 1 from a`,
  );
  const { rows } = await run('select count(*) from messages');
  client.close();
  return { messages: Number(rows[0]?.[0]) };
};
