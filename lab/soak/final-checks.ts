import { createClient } from '@libsql/client';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { isGameRunning } from '@tallyho/game/protocol/view';
import { findViolations } from '../../party/test/soak/checker.ts';
import { Equality } from '../../party/test/soak/equality.ts';
import type { SiteClient } from '../../party/test/soak/site-client.ts';
import type { RealLobby } from './lobby.ts';
import type { SoakRun } from './soak-run.ts';
import { sleep, waitUntil } from './wait.ts';

const healTimeout = 120_000;
/** How much the clients' estimates of the server's clock may differ, in ms. The clocks of their devices are days apart. */
const clockTolerance = 5_000;

/** Runs a query on the database of the run, not through a proxy. */
export const queryDatabase = async (
  { stack }: Pick<SoakRun, 'stack'>,
  sql: string,
): Promise<Record<string, unknown>[]> => {
  const database = createClient(stack.libsql);
  try {
    return (await database.execute(sql)).rows;
  } finally {
    database.close();
  }
};

/** Without those of kicked players: a player who was kicked while disconnected still has the view of that time. */
const memberTabsOf = ({ members }: RealLobby): SiteClient[] => members.flatMap(({ tabs }) => tabs);

const tabsOf = ({ lobbies }: SoakRun): SiteClient[] => lobbies.flatMap(memberTabsOf);

/** Waits until the games have ended, and all clients are connected and have their answers. Returns false if that takes too long. */
export const waitUntilRecovered = async (run: SoakRun): Promise<boolean> => {
  for (const lobby of run.lobbies) await lobby.replaceExpired(run.random);
  const tabs = tabsOf(run);
  for (const tab of tabs) tab.reconnect();
  const steps: [string, () => boolean][] = [
    ['all clients to be connected', () => tabs.every(({ status }) => status === 'live')],
    ['the games to end', () => tabs.every(({ view }) => view !== null && !isGameRunning(view.stage.phase))],
    ['all answers', () => tabs.every(({ waiting }) => waiting === 0)],
  ];
  for (const [what, isTrue] of steps) if (!(await expectSoon(run, what, isTrue))) return false;
  // The reports of the games arrive; a failed one is repeated after up to a minute. The checks name those that do not.
  const known = new Set(
    run.lobbies
      .flatMap(({ histories, closed }) => [histories, ...closed.map((room) => room.histories)].flat())
      .flatMap(({ finishedGames }) => [...finishedGames]),
  );
  await waitUntil(async () => {
    const stored = await storedGames(run);
    return [...known].every((id) => stored.has(id));
  }, healTimeout);
  return true;
};

const expectSoon = async (run: SoakRun, what: string, isTrue: () => boolean): Promise<boolean> => {
  if (await waitUntil(isTrue, healTimeout)) return true;
  const clients = tabsOf(run).map(
    ({ status, waiting, view, history }) =>
      `${history.user} ${status} ${waiting} ${view?.stage.phase} ${history.connectError}`,
  );
  run.fail(`Waited ${healTimeout / 1_000} s for ${what}: ${clients.join(', ')}`);
  return false;
};

const storedGames = async (run: SoakRun): Promise<Map<string, GameRecord>> => {
  const rows = await queryDatabase(run, 'select id, record from games');
  return new Map(rows.map(({ id, record }) => [String(id), JSON.parse(String(record)) as GameRecord])); // the API's column
};

/** Checks clients, rooms, database and pictures after a run, when nothing is in progress any more. */
export const check = async (run: SoakRun): Promise<void> => {
  const games = await storedGames(run);
  for (const lobby of run.lobbies) {
    const models = memberTabsOf(lobby).map(({ user, model }) => ({ user, model }));
    for (const problem of findViolations({ histories: lobby.histories, models, games })) run.fail(problem);
    for (const room of lobby.closed)
      for (const problem of findViolations({ histories: room.histories, models: [], games }))
        run.fail(`${room.code}: ${problem}`);
  }
  checkClocks(run);
  await checkClosedLobbies(run);
  for (const problem of await run.administrator.findLosses()) run.fail(problem);
  await checkRestart(run);
};

const checkClocks = (run: SoakRun): void => {
  const clocks = tabsOf(run).map(({ serverNow }) => serverNow);
  const difference = Math.max(...clocks) - Math.min(...clocks);
  if (difference > clockTolerance) run.fail(`The clients' countdowns differ by ${difference} ms`);
};

/** A lobby that all players have left has no members in the database. */
const checkClosedLobbies = async (run: SoakRun): Promise<void> => {
  const codes = new Set(run.lobbies.flatMap(({ closed }) => closed.map(({ code }) => code)));
  for (const { code, user } of await queryDatabase(
    run,
    'select lobby_code as code, user_id as user from lobby_members',
  ))
    if (codes.has(String(code))) run.fail(`The database still has ${user} in the closed lobby ${code}`);
};

/** After a restart the rooms must be as they were. */
const checkRestart = async (run: SoakRun): Promise<void> => {
  const tabs = tabsOf(run);
  const before = tabs.map(({ view }) => view);
  await run.stack.restart('party');
  for (const tab of tabs) tab.reconnect();
  const isLive = ({ status }: SiteClient) => status === 'live';
  if (!(await expectSoon(run, 'the clients to reconnect', () => tabs.every(isLive)))) return;
  await sleep(2_000);
  const equality = new Equality();
  tabs.forEach(({ user, view }, at) => {
    const difference = equality.difference(before[at], view);
    if (difference !== null) run.fail(`${user} sees another ${difference} after a restart`);
  });
};
