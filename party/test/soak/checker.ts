import type { RoomModel } from '@tallyho/game/client/room-model';
import { type Board, hasSteps } from '@tallyho/game/minigames/registry';
import type { GameRecord } from '@tallyho/game/protocol/service';
import type { RoomView } from '@tallyho/game/protocol/view';
import { Equality } from './equality.ts';
import { type ClientHistory, chatTextOf } from './history.ts';

/** What is known after a run, in the simulation and with real processes. */
export type Evidence = {
  histories: readonly ClientHistory[];
  /** The final state of the clients that have a seat. All are connected. */
  models: readonly { user: string; model: RoomModel }[];
  /** The finished games in the database. */
  games: ReadonlyMap<string, Pick<GameRecord, '_id' | 'roundsData'>>;
};

/**
 * Returns every broken promise of the room to its clients, one sentence each: an acknowledged command without its
 * effect, an effect that came twice, a version or chat line that was skipped, clients that do not agree, a connected player
 * who is shown as away.
 */
export const findViolations = (evidence: Evidence): string[] => [
  ...gaps(evidence),
  ...chatProblems(evidence),
  ...missingGames(evidence),
  ...answerProblems(evidence),
  ...disagreements(evidence),
  ...wrongPresence(evidence),
];

const gaps = ({ histories }: Evidence): string[] =>
  histories.flatMap(({ user, unexpectedGaps, changedLines }) => [
    ...unexpectedGaps.map((message) => `${user} missed a message on a good connection, before ${message}`),
    ...changedLines.map((id) => `${user} received two chat lines with the number ${id}`),
  ]);

const chatProblems = ({ histories, models }: Evidence): string[] => {
  const ids = new Map<string, Set<number>>();
  const texts = new Map<number, string>();
  const problems: string[] = [];
  for (const { user, lines } of histories)
    for (const { id, text, isAction } of lines.values()) {
      if ((texts.get(id) ?? text) !== text) problems.push(`${user} has another chat line ${id} than others`);
      texts.set(id, text);
      if (!isAction) ids.set(text, (ids.get(text) ?? new Set()).add(id));
    }
  for (const [text, places] of ids)
    if (places.size > 1) problems.push(`the chat line "${text}" exists ${places.size} times`);
  // If all players have left, the last lines may have reached none of them.
  for (const { user, commands, results } of models.length > 0 ? histories : [])
    for (const [id, result] of results)
      if (result === true && commands.get(id)?.type === 'sendMessage' && !ids.has(chatTextOf(id)))
        problems.push(`the acknowledged chat line ${id} of ${user} is lost`);
  return problems;
};

const missingGames = ({ histories, games }: Evidence): string[] =>
  [...new Set(histories.flatMap(({ finishedGames }) => [...finishedGames]))]
    .filter((id) => !games.has(id))
    .map((id) => `the finished game ${id} is not in the database`);

/** The part of a round's record that contains answers. */
type StoredRound = {
  theme: string;
  currentGameRound: number;
  board: Board;
  answers: { ratedBy: { user: string }; gameData: unknown }[];
};

const answerProblems = ({ histories, games }: Evidence): string[] => {
  const problems: string[] = [];
  const equality = new Equality();
  for (const { user, commands, results } of histories)
    for (const [id, result] of results) {
      const command = commands.get(id);
      if (result !== true || command?.type !== 'gameRoundConfirmation' || command.code !== 2) continue;
      const rounds = (games.get(command.gameId)?.roundsData ?? []) as StoredRound[]; // made by createGameRecord
      // A game can end before the round does. Then it has no record.
      const round = rounds.find(
        ({ theme, currentGameRound }) => theme === command.theme && currentGameRound === command.game,
      );
      if (!round) continue;
      const found = round.answers.filter(
        ({ ratedBy, gameData }) =>
          (ratedBy.user === user || ratedBy.user.startsWith('anonymous')) &&
          equality.difference(gameData, command.gameData) === null,
      );
      const own = round.answers.filter(({ ratedBy }) => ratedBy.user === user);
      // What came after its step is left out of an answer that grows in several steps, so it can differ from what was sent.
      if (found.length === 0 && !hasSteps(round.board))
        problems.push(`the acknowledged answer ${id} of ${user} is not in its game`);
      if (own.length > 1) problems.push(`${user} has ${own.length} answers in one round`);
    }
  return problems;
};

/** The parts of a view that all members see alike. */
const sharedParts = ({ room, seats, game, stage }: RoomView) => {
  const { phase } = stage;
  return { room, seats, game, stage: phase === 'playing' ? { ...stage, yours: null } : stage };
};

const disagreements = ({ models }: Evidence): string[] => {
  const equality = new Equality();
  const [first, ...others] = models;
  if (!first) return [];
  return others.flatMap(({ user, model }) => {
    if (!model.view || !first.model.view) return [`${user} or ${first.user} has no view`];
    if (model.seq !== first.model.seq) return [`${user} has version ${model.seq}, not ${first.model.seq}`];
    const [a, b] = [sharedParts(first.model.view), sharedParts(model.view)];
    // After Game Over each player goes back to the lobby separately.
    const isSamePhase = a.stage.phase === b.stage.phase;
    const difference = isSamePhase
      ? equality.difference(a, b)
      : equality.difference([a.room, a.seats], [b.room, b.seats]);
    return difference === null ? [] : [`${user} and ${first.user} differ in ${difference}`];
  });
};

const wrongPresence = ({ models }: Evidence): string[] =>
  models.flatMap(({ user, model }) => {
    const seat = model.view?.seats.find((other) => other.user === user);
    return seat && seat.presence !== 'here' ? [`${user} is connected, but shown as ${seat.presence}`] : [];
  });
