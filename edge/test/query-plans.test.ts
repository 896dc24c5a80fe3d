import { describe, expect, it } from 'vitest';
import { selectSeenGames } from '../src/features/accounts/own-history.ts';
import { usersByNameQuery } from '../src/features/friends/find-people.ts';
import { blockedBy, requestsFrom, requestsTo } from '../src/features/friends/lists.ts';
import { blockedIdsOf, finishedGamesOf, friendIdsOf } from '../src/features/game-nights/list-game-nights.ts';
import {
  accountsMet,
  finishedGamesCount,
  gamesPlayedWith,
  latestResultsOf,
} from '../src/features/game-nights/read-profile.ts';
import { joinRequestsTo } from '../src/features/invitations/join-requests.ts';
import { invitationsTo } from '../src/features/invitations/my-invitations.ts';
import { pageOf } from '../src/features/messages/conversation.ts';
import { latestMessagesQuery } from '../src/features/messages/latest.ts';
import { lastSent } from '../src/features/messages/send-message.ts';
import { unreadCountsQuery } from '../src/features/messages/unread.ts';
import { administratorRows } from '../src/features/moderation/administrators.ts';
import { auditRows } from '../src/features/moderation/list-audit.ts';
import { reportRows } from '../src/features/moderation/list-reports.ts';
import { selectSeenAtTable } from '../src/features/themes/known-themes.ts';
import { rankedPictures } from '../src/features/themes/list-themes.ts';
import { editorPictures } from '../src/features/themes/theme-pictures.ts';
import { gamesWithoutResults } from '../src/games/player-results.ts';
import { selectSeenOf } from '../src/games/seen-games.ts';
import { friendCards, friendsOf } from '../src/people/friend-list.ts';
import { onlineFriendsOf } from '../src/people/notify-friends.ts';
import { updatePresence, usersIn, usersOfLobby } from '../src/people/presence.ts';
import { selectGameAt, selectPicturesIn } from '../src/pictures/themed-game.ts';
import { db } from './database.ts';

interface Statement {
  toSQL(): { sql: string; params: unknown[] };
}

/** Returns the query plan of a statement. */
const planOf = async (statement: Statement): Promise<string[]> => {
  const { sql, params } = statement.toSQL();
  const { rows } = await db.$client.execute({
    sql: `explain query plan ${sql}`,
    args: params as string[], // texts and numbers, as drizzle binds them
  });
  return rows.map(({ detail }) => String(detail));
};

/** Returns the steps that scan a whole table, except lists in a parameter. */
const scansIn = (plan: string[]) => plan.filter((step) => /^SCAN (?!json_each)/.test(step));

const me = 'user-1';
const statements: Record<string, Statement> = {
  'the list of friends': friendsOf(db, me),
  'the friends in the account': friendCards(db, me),
  'the search for names': usersByNameQuery(db, me, 'rob'),
  'requests received': requestsTo(db, me),
  'requests sent': requestsFrom(db, me),
  'blocked people': blockedBy(db, me),
  'unread counts': unreadCountsQuery(db, me),
  'the last messages with friends': latestMessagesQuery(db, me),
  'the newest page of a conversation': pageOf(db, 'a:b', {}),
  'an older page': pageOf(db, 'a:b', { before: 100 }),
  'a newer page': pageOf(db, 'a:b', { after: 100 }),
  'the last message to a user': lastSent(db, me, 'b'),
  'the online friends of a user': onlineFriendsOf(db, [me]),
  'users whose presence changed': updatePresence(db, usersIn([me])),
  'users whose presence a lobby changed': updatePresence(db, usersOfLobby('ABCDEF', [me])),
  invitations: invitationsTo(db, me),
  'requests to join': joinRequestsTo(db, me),
  'the first page of the user’s games': finishedGamesOf(db, me),
  'a later page of the user’s games': finishedGamesOf(db, me, { finishedAt: 100, id: 'game' }),
  'the results of the user’s latest games': latestResultsOf(db, me),
  'the number of the user’s games': finishedGamesCount(db, me),
  'the games with a friend': gamesPlayedWith(db, me, 'user-2'),
  'the accounts that the user has met': accountsMet(db, me),
  'the games without results': gamesWithoutResults(db, me),
  'the ids of blocked users': blockedIdsOf(db, me),
  'the ids of friends': friendIdsOf(db, me),
  'what the players have seen of a theme': selectSeenOf(db, 'theme', [me]),
  'what those at the table have seen': selectSeenAtTable(db, me),
  'the games of themes in the download': selectSeenGames(db, { id: me }),
};

describe('no query about users scans a whole table:', () => {
  it.each(Object.entries(statements))('%s', async (_, statement) => {
    const plan = await planOf(statement);
    expect(plan).not.toEqual([]);
    expect(scansIn(plan)).toEqual([]);
  });
});

describe('an index is used', () => {
  it('to find names by prefix, in index order', async () => {
    const plan = await planOf(usersByNameQuery(db, me, 'rob'));
    expect(plan[0]).toMatch(
      /^SEARCH users USING INDEX users_username_normalized_unique \(username_normalized>\? AND username_normalized<\?\)$/,
    );
    expect(plan.join()).not.toContain('TEMP B-TREE');
  });

  it('to count unread messages per friend, without reading a message', async () => {
    const plan = await planOf(unreadCountsQuery(db, me));
    expect(plan[0]).toMatch(/^SEARCH friendships USING (COVERING )?INDEX .*\(user_id=\?\)$/);
    expect(plan[1]).toBe(
      'SEARCH messages USING COVERING INDEX messages_received (recipient_id=? AND sender_id=? AND seq>?)',
    );
  });

  it('to find the last message with each friend', async () => {
    const plan = await planOf(latestMessagesQuery(db, me));
    expect(plan[0]).toMatch(/^SEARCH friendships USING (COVERING )?INDEX .*\(user_id=\?\)$/);
    expect(plan[1]).toBe('SEARCH messages USING INTEGER PRIMARY KEY (rowid=?)');
    expect(plan.join()).toContain('SEARCH m USING COVERING INDEX messages_conversation (conversation=?)');
  });

  it('to read a page of a conversation, in index order', async () => {
    for (const [page, place] of [
      [{}, ''],
      [{ before: 9 }, ' AND seq<?'],
      [{ after: 9 }, ' AND seq>?'],
    ] as const)
      expect(await planOf(pageOf(db, 'a:b', page))).toEqual([
        `SEARCH messages USING INDEX messages_conversation (conversation=?${place})`,
      ]);
    expect(await planOf(lastSent(db, me, 'b'))).toEqual([
      'SEARCH messages USING INDEX messages_received (recipient_id=? AND sender_id=?)',
    ]);
  });

  it("to read a page of the user's games, with the records of that page only", async () => {
    const plan = await planOf(finishedGamesOf(db, me));
    expect(plan.join('\n')).toMatch(/SEARCH games USING COVERING INDEX games_finished \(id=\?/);
    expect(plan.join('\n')).toMatch(/SEARCH game_players USING (COVERING )?INDEX game_players_user/);
  });

  it('to find friends and notification recipients', async () => {
    const list = await planOf(friendsOf(db, me));
    expect(list[0]).toMatch(/^SEARCH friendships USING COVERING INDEX .*\(user_id=\?\)$/);
    const fanOut = await planOf(onlineFriendsOf(db, [me]));
    expect(fanOut.join('\n')).toMatch(/SEARCH friendships USING COVERING INDEX .*\(user_id=\?\)/);
    expect(fanOut.join('\n')).toMatch(/SEARCH viewer USING INDEX .*\(user_id=\?\)/);
  });
});

describe('pictures are read by their folder, not one by one:', () => {
  it.each([
    ['of the games of a room', selectPicturesIn(db, ['Themes/Any/Game1'])],
    ['of one game', selectGameAt(db, 'theme', 0)[1]],
    ['of the list of themes', db.select().from(rankedPictures(db))],
    ['of a theme in its editor', editorPictures(db, 'theme')],
  ])('%s', async (_, statement) => {
    const steps = (await planOf(statement)).filter((step) => /\bimages\b/.test(step));
    expect(steps).not.toEqual([]);
    for (const step of steps) expect(step).toMatch(/^SEARCH images USING INDEX images_folder \(folder=\?/);
  });
});

describe('the log is read by an index, in its order:', () => {
  const time = new Date(0);
  it.each([
    ['text', { text: 'grill' }],
    ['a user', { text: '', user: me }],
    ['an administrator', { text: '', administrator: me }],
    ['a kind', { text: '', kind: 'pictures' as const }],
    ['a range of time', { text: '', from: time, to: time }],
    ['everything', { text: 'x', user: me, administrator: me, kind: 'tags' as const, from: time, to: time }],
  ])('for %s', async (_, filter) => {
    const plan = await planOf(auditRows(db, filter, 9));
    expect(plan[0]).toMatch(/^SEARCH audit_log USING INTEGER PRIMARY KEY/);
    expect(scansIn(plan).filter((step) => !/^SCAN audit_search VIRTUAL TABLE INDEX 0:M/.test(step))).toEqual(
      [],
    );
    expect(plan.join()).not.toContain('ORDER BY');
  });
});

describe('reports and administrators are found by an index:', () => {
  it.each([
    ['open reports', reportRows(db, { status: 'open' })],
    ['closed reports', reportRows(db, { status: 'closed', before: 'x' })],
    ['the reports about a user', reportRows(db, { status: 'all', about: me })],
    ['administrators', administratorRows(db)],
  ])('%s', async (_, statement) => {
    const plan = await planOf(statement);
    expect(plan).not.toEqual([]);
    expect(scansIn(plan)).toEqual([]);
  });

  it('what was done about a report is not searched in the whole log', async () => {
    const plan = await planOf(reportRows(db, { status: 'closed' }));
    const steps = plan.filter((step) => /\baudit_log\b/.test(step) && !/audit_log_subject/.test(step));
    expect(steps).not.toEqual([]);
    for (const step of steps) expect(step).toMatch(/USING INDEX audit_log_report/);
  });
});
