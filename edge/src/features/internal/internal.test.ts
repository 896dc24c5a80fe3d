import { gamePlayers, games } from '@tallyho/drizzle/schema/games';
import type { ApiAuditEntry } from '@tallyho/game/people/moderation';
import { chosenThemeSchema, type GameRecord, type LobbyRecord } from '@tallyho/game/protocol/service';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { db } from '../../../test/database.ts';
import { idOf, people } from '../../../test/lobbies.ts';
import { queriesOf } from '../../../test/log.ts';
import { newAdministrator, newPerson, type Person } from '../../../test/people.ts';
import { newPicture, upload } from '../../../test/pictures.ts';
import { serviceHeader } from '../../../test/service.ts';
import { newTheme } from '../../../test/themes.ts';

const room = new Browser();
let admin: Person;
beforeAll(async () => {
  admin = await newAdministrator();
});

const lobby = (member: string, more: Partial<LobbyRecord> = {}): LobbyRecord => ({
  code: 'RRRR22',
  rev: 1,
  isPublic: false,
  capacity: 4,
  phase: 'lobby',
  leader: member,
  gameId: null,
  members: [member],
  ...more,
});
const game = (
  id: string,
  player: string,
  { also = [], ...more }: Partial<GameRecord> & { also?: string[] } = {},
): GameRecord => ({
  _id: id,
  code: 'RRRR22',
  leader: player,
  players: [player, ...also].map((user) => ({
    user,
    username: 'robin',
    avatar: 1,
    confirmed: true,
    color: null,
  })),
  ratings: [
    {
      round: 0,
      theme: 'Flags',
      game: 'Best flag',
      type: 'Slider',
      ratedBy: { user: 'anonymous-1', username: 'Anonymous', avatar: 1 },
      gameData: { sliderIndex: 1 },
    },
  ],
  currentTheme: null,
  currentGameRound: 0,
  rounds: 1,
  usedThemes: [{ name: 'Flags' }],
  roundsData: [],
  createdAt: 1000,
  finishedAt: 2000,
  awards: null,
  settings: { numRounds: null, numPlayers: 4, anonymousVotes: true },
  ...more,
});
const report = async (body: object, code = 'RRRR22', headers?: Record<string, string>) =>
  room.post(`/api/internal/rooms/${code}`, body, headers ?? (await serviceHeader(code)));

describe('a room’s report', () => {
  it('of its lobby updates the index', async () => {
    const person = await newPerson();
    expect((await report({ type: 'lobby', lobby: lobby(person.account._id) })).status).toBe(200);
    const response = await person.get('/api/lobby/checkUserInLobby');
    expect(await response.json()).toMatchObject({ lobby: { code: 'RRRR22' } });
  });

  it('of a game is stored once, with all players only: an anonymous vote is not a player', async () => {
    const id = `game-${crypto.randomUUID()}`;
    const [player, ...also] = (await people(3)).map(idOf);
    if (player === undefined) throw new Error('A test user is missing.');
    const finished = game(id, player, { also });
    for (const record of [game(id, player, { finishedAt: null, rounds: 0 }), finished, finished]) {
      expect((await report({ type: 'game', game: record })).status).toBe(200);
    }
    await report({ type: 'game', game: game(id, player, { finishedAt: null }) });
    const [stored] = await db.select().from(games).where(eq(games.id, id));
    expect(stored).toMatchObject({ code: 'RRRR22', record: finished, finishedAt: new Date(2000) });
    const players = await db.select().from(gamePlayers).where(eq(gamePlayers.gameId, id));
    expect(players.map(({ userId }) => userId).sort()).toEqual([player, ...also].sort());
  });

  it('of a game needs one round trip, also with deleted players', async () => {
    const headers = await serviceHeader('RRRR22');
    const body = { type: 'game', game: game(`game-${crypto.randomUUID()}`, crypto.randomUUID()) };
    expect(await queriesOf(() => report(body, 'RRRR22', headers))).toEqual([1]);
  });

  it('of a long game may be large', async () => {
    const id = `game-${crypto.randomUUID()}`;
    const roundsOf = (megabytes: number) => [{ text: 'x'.repeat(megabytes * 1024 * 1024) }];
    const long = game(id, 'somebody', { roundsData: roundsOf(3.9) });
    expect((await report({ type: 'game', game: long })).status).toBe(200);
    const longer = game(id, 'somebody', { roundsData: roundsOf(4.1) });
    expect((await report({ type: 'game', game: longer })).status).toBe(413);
  });

  it('about a refused report is one line in the administrators’ log, also if it is repeated', async () => {
    const parked = {
      type: 'parked',
      code: 'RRRR22',
      report: `game:${crypto.randomUUID()}`,
      status: 400,
      parked: 2,
    };
    for (let n = 0; n < 2; n += 1) expect((await report(parked)).status).toBe(200);
    expect((await report({ ...parked, code: 'SSSS22' })).status).toBe(403);
    const { entries } = await (await admin.get('/api/admin/audit')).json<{ entries: ApiAuditEntry[] }>();
    const own = entries.filter(({ details }) => details.report === parked.report);
    expect(own).toMatchObject([
      {
        action: 'parkReport',
        actor: null,
        subject: null,
        details: { code: 'RRRR22', status: 400, parked: 2 },
      },
    ]);
  });

  it('is accepted only from that room', async () => {
    const person = await newPerson();
    const body = { type: 'lobby', lobby: lobby(person.account._id, { code: 'SSSS22' }) };
    expect((await report(body, 'SSSS22', {})).status).toBe(401);
    const wrong = [
      await serviceHeader('SSSS22', { audience: 'room' }),
      await serviceHeader('SSSS22', { secret: 'a guess' }),
      await serviceHeader('SSSS22', { expiresIn: -600 }),
    ];
    for (const headers of wrong) expect((await report(body, 'SSSS22', headers)).status).toBe(401);
    expect((await report(body, 'SSSS22', await serviceHeader('RRRR22'))).status).toBe(403);
    expect((await report(body, 'RRRR22')).status).toBe(403);
    const asAdmin = await admin.post('/api/internal/rooms/SSSS22', body);
    expect(asAdmin.status).toBe(401);
    expect((await person.get('/api/lobby/checkUserInLobby')).status).toBe(404);
  });

  it('that is malformed is rejected with its field', async () => {
    const response = await report({ type: 'lobby', lobby: { ...lobby('somebody'), rev: 'newest' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field: 'lobby.rev' });
  });
});

describe('a chosen theme', () => {
  const ask = async (name: string) =>
    room.get(`/api/internal/themes/${encodeURIComponent(name)}`, await serviceHeader('RRRR22'));

  it('is returned as the room plays it, by its name in any case, without administrators’ tags', async () => {
    const [open, hidden] = [
      `Open ${crypto.randomUUID().slice(0, 8)}`,
      `Hidden ${crypto.randomUUID().slice(0, 8)}`,
    ];
    const tag = { category: 'Topic', color: 'red' };
    await admin.put('/api/tags', {
      tags: [
        { ...tag, name: open },
        { ...tag, name: hidden, adminOnly: true },
      ],
    });
    const theme = newTheme({ tags: [hidden, open] });
    const picture = newPicture();
    await upload(admin, theme.folder, picture, { alt: 'A lynx' });
    await admin.post('/api/themes/upload-theme', theme);
    const response = await ask(theme.name.toUpperCase());
    expect(response.status).toBe(200);
    const { snapshot } = v.parse(chosenThemeSchema, await response.json());
    expect(snapshot).toMatchObject({ name: theme.name, type: 'normal', tags: [open] });
    expect(snapshot.games.map(({ items }) => items.length)).toEqual([1, 0, 0]);
    expect(snapshot.games[0]?.items[0]).toMatchObject({
      alt: 'A lynx',
      url: expect.stringMatching(/^\/images\/Themes\/Theme%20.+\/Game1\/[0-9a-f]{32}\.png$/),
    });
    // Tests of other files save and delete themes meanwhile, so it compares again, until none does so between the two requests.
    await expect
      .poll(async () => {
        const { available } = v.parse(chosenThemeSchema, await (await ask(theme.name)).json());
        const { themes } = await (await admin.get('/api/themes')).json<{ themes: unknown[] }>();
        return available === themes.length;
      })
      .toBe(true);
  });

  it('is rejected if it does not exist, and for all callers except rooms', async () => {
    const unknown = await ask('No such theme');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: 'themeNotFound' });
    expect((await admin.get('/api/internal/themes/x')).status).toBe(401);
  });
});

describe('the starter content', () => {
  const hash = (letter: string) => letter.repeat(64);
  const loaded = async () => {
    const response = await room.get('/api/internal/content', await serviceHeader('content'));
    return response.json<{ loaded: { name: string; hash: string | null }[] }>();
  };
  const noted = async (name: string) =>
    (await loaded()).loaded.find((note) => note.name === name.toLowerCase())?.hash;
  const load = async (theme: object) => {
    const headers = await serviceHeader('content');
    const response = await room.post('/api/themes/upload-theme', theme, headers);
    return (await response.json<{ _id: string }>())._id;
  };

  it('is recorded by its hash until an administrator changes or deletes the theme', async () => {
    const theme = newTheme({ contentHash: hash('a') });
    const id = await load(theme);
    expect(await noted(theme.name)).toBe(hash('a'));
    const update = { ...theme, name: `${theme.name} renamed`, contentHash: hash('b') };
    await admin.put(`/api/themes/update-theme/${id}`, update);
    expect(await noted(theme.name)).toBeNull();

    const other = newTheme({ contentHash: hash('a') });
    await admin.delete(`/api/themes/delete-theme/${await load(other)}`);
    expect(await noted(other.name)).toBeNull();
  });

  it('is not recorded for an administrator’s upload, and is readable only by the content loader', async () => {
    const theme = newTheme({ contentHash: hash('a') });
    await admin.post('/api/themes/upload-theme', theme);
    expect(await noted(theme.name)).toBeUndefined();
    expect((await room.get('/api/internal/content', await serviceHeader('RRRR22'))).status).toBe(403);
  });
});
