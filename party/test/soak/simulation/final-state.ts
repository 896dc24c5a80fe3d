import type { StoredGameRecord } from '@tallyho/game/protocol/service';
import { viewFor } from '@tallyho/game/room/views/view-for';
import { findViolations } from '../checker.ts';
import { Equality } from '../equality.ts';
import type { SiteClient } from '../site-client.ts';
import type { SimulatedEdge } from './edge.ts';
import type { Ledger } from './ledger.ts';
import type { Verdict } from './verdict.ts';

type FinalState = {
  clients: readonly SiteClient[];
  ledger: Ledger;
  edge: SimulatedEdge;
  /** The room's storage. */
  stored: ReadonlyMap<string, unknown>;
  verdict: Verdict;
};

/** Checks an episode whose faults have ended: the clients and the database must have the state of the replay. */
export const checkFinalState = ({ clients, ledger, edge, stored, verdict }: FinalState): void => {
  const parked = parkedGames(stored);
  checkClients(clients, ledger, new Map([...edge.games, ...parked]), verdict);
  checkDatabase(ledger, edge, parked, verdict);
};

/** Returns the games that the edge has refused, as the room keeps them. */
const parkedGames = (stored: ReadonlyMap<string, unknown>): Map<string, StoredGameRecord> => {
  const pieces = new Map<string, string>();
  for (const [key, piece] of stored) {
    const name = /^parked:(game:.+)\/\d+$/.exec(key)?.[1];
    if (name !== undefined) pieces.set(name, (pieces.get(name) ?? '') + piece);
  }
  const reports = [...pieces.values()].map((json) => JSON.parse(json) as { game: StoredGameRecord }); // written by the outbox
  return new Map(reports.map(({ game }) => [game._id, game]));
};

const checkClients = (
  clients: readonly SiteClient[],
  ledger: Ledger,
  games: ReadonlyMap<string, StoredGameRecord>,
  verdict: Verdict,
): void => {
  const { state } = ledger;
  const models = clients.filter(({ view }) => view).map(({ user, model }) => ({ user, model }));
  const histories = clients.map(({ history }) => history);
  for (const sentence of findViolations({ histories, models, games })) verdict.fail(sentence);
  const equality = new Equality();
  for (const { user, model } of models) {
    const expected = state && viewFor(state, user);
    const difference = expected ? equality.difference(model.view, expected) : 'everything';
    verdict.expect(difference === null, `${user} differs from the replay in ${difference}`);
    const last = ledger.lines.at(-1)?.id;
    verdict.expect(model.chat.at(-1)?.id === last, `${user} misses chat lines before ${last}`);
  }
  for (const { user, status } of clients)
    if (state?.seats.some((seat) => seat.user === user))
      verdict.expect(status === 'live', `${user} has a seat, but is ${status}`);
};

/** The database must have the lobby and each finished game once, as the replay has them. */
const checkDatabase = (
  { expectedLobby, games }: Ledger,
  edge: SimulatedEdge,
  parked: ReadonlyMap<string, StoredGameRecord>,
  verdict: Verdict,
): void => {
  const equality = new Equality();
  if (expectedLobby) {
    const { rev: _, ...expected } = expectedLobby;
    const { rev: __, ...stored } = edge.lobby ?? { rev: 0 };
    const difference = equality.difference(expected, stored);
    verdict.expect(difference === null, `the database has another lobby: ${difference} differs`);
  }
  for (const [id, game] of games) {
    const difference = equality.difference(game, edge.games.get(id) ?? parked.get(id));
    verdict.expect(
      difference === null,
      `the game ${id} is neither in the database nor parked: ${difference}`,
    );
  }
  verdict.expect(
    games.size === edge.games.size + parked.size,
    'there are reports of games that never finished',
  );
  for (const id of parked.keys()) {
    verdict.expect(edge.refusedGames.has(id), `the game ${id} is parked, but was not refused`);
    verdict.expect(edge.parked.has(`game:${id}`), `the edge was not notified of the parked game ${id}`);
  }
  verdict.expect(edge.changedGames.length === 0, 'a stored game was changed');
};
