import { decidingTitle, pointsSoFar } from '../../awards/knows.ts';
import type { UserId } from '../../model/person.ts';
import type {
  ChoiceView,
  GameView,
  PlayingView,
  RoomView,
  SeatView,
  StageView,
  ThemeView,
} from '../../protocol/view.ts';
import type { ThemeSnapshot } from '../../themes/theme-snapshot.ts';
import { patternsBefore } from '../../verdicts/verdict.ts';
import { chosenGuess } from '../clock/guess-time.ts';
import { accessView } from '../seats/access.ts';
import { isShownTo, seatOf, shownPresence } from '../state/seats.ts';
import type { Choice, PlayingStage, RoomState, Seat, Stage } from '../state/state.ts';
import { gameOf, isInLobby, personOf } from '../state/transition.ts';
import type { Viewpoint } from './viewpoint.ts';

/**
 * Returns the view of the room from a viewpoint; null for a user without a seat. All room data that clients receive comes from
 * this function.
 */
export const viewFrom = (state: RoomState, viewpoint: Viewpoint): RoomView | null => {
  switch (viewpoint.kind) {
    case 'user':
      return viewFor(state, viewpoint.user);
    case 'spectator':
      return spectatorView(state);
    default:
      return viewpoint satisfies never;
  }
};

/** Returns the view of a spectator: what all players see, without the themes that they wrote for each other. */
const spectatorView = (state: RoomState): RoomView => ({
  room: settingsView(state),
  customThemes: [],
  seats: seatsView(state),
  game: gameView(state.stage),
  waitsUntil: state.waitsUntil,
  pause: state.pause,
  unsent: null,
  stage: stageView(state.stage, null),
  access: null,
});

/** Returns the view of the room for `user`; null for a user without a seat. */
export const viewFor = (state: RoomState, user: UserId): RoomView | null => {
  const own = seatOf(state, user);
  if (!own) return null;
  const stage = stageOf(state, user);
  return {
    room: settingsView(state),
    customThemes: customThemesView(state, own),
    seats: seatsView(state),
    game: gameView(stage),
    waitsUntil: state.waitsUntil,
    pause: state.pause,
    unsent: unsentView(stage, user),
    stage: stageView(stage, user),
    access: accessView(state, user),
  };
};

const lobbyStage: Stage = { phase: 'lobby' };

/** Returns the stage that `user` sees: the room's, or the lobby. */
export const stageOf = ({ stage }: RoomState, user: UserId): Stage =>
  isInLobby(stage, user) ? lobbyStage : stage;

/** Returns the lobby's settings, the same for all members. */
export const settingsView = (state: RoomState): RoomView['room'] => {
  const { code, isPublic, capacity, leader, formerLeader, rules } = state;
  const { user, until = null } = formerLeader ?? {};
  return {
    code,
    isPublic,
    capacity,
    leader,
    leadReturn: user !== undefined && until !== null ? { user, until } : null,
    rules,
  };
};

/** Returns what became of the answer that `user` had not sent when a round ended; null if there is no such round. */
export const unsentView = (stage: Stage, user: UserId): RoomView['unsent'] => {
  const game = gameOf(stage);
  const unsent = game?.unsent.find((other) => other.user === user);
  // The seat of an absent player can be given up in a running round.
  if (!game || !unsent || unsent.round >= game.records.length) return null;
  const { round, end, taken } = unsent;
  return { round, end, taken };
};

const seatsViews = new WeakMap<RoomState, SeatView[]>();

/**
 * Returns the seats, the same for all members. The state after one change is the state before the next one, so the result
 * is cached.
 */
export const seatsView = (state: RoomState): SeatView[] => {
  const view = seatsViews.get(state) ?? state.seats.map((seat) => seatView(seat, state.stage));
  seatsViews.set(state, view);
  return view;
};

/** Returns the custom themes that a member sees. */
export const customThemesView = ({ customThemes }: RoomState, own: Seat): RoomView['customThemes'] =>
  own.newcomer ? customThemes.filter(({ id }) => isShownTo(own, id)) : customThemes;

const seatView = (seat: Seat, stage: Stage): SeatView => ({
  ...personOf(seat),
  color: seat.color,
  presence: shownPresence(seat.presence),
  guest: seat.isGuest ?? false,
  confirmed: stage.phase === 'readyCheck' ? stage.ready.includes(seat.user) : stage.phase !== 'lobby',
  atResults: stage.phase === 'finished' && (stage.again?.staying.includes(seat.user) ?? false),
  watching: isWatching(stage, seat.user),
  notReady: gameOf(stage)?.notReady.includes(seat.user) ?? false,
  sitsOut: gameOf(stage)?.sittingOut.includes(seat.user) ?? false,
  confirmation: confirmationOf(stage, seat.user),
});

/** Returns true if the user joined during the round or was not ready: neither a draft nor a sent answer exists. */
const isWatching = (stage: Stage, user: UserId): boolean =>
  stage.phase === 'playing' &&
  !stage.round.drafts.some((draft) => draft.user === user) &&
  !stage.round.sent.some(({ ratedBy }) => ratedBy.user === user);

const confirmationOf = (stage: Stage, user: UserId): SeatView['confirmation'] => {
  if (stage.phase === 'results') return 'closed';
  if (stage.phase !== 'playing' || isWatching(stage, user)) return null;
  return stage.round.drafts.find((draft) => draft.user === user)?.entry.state ?? 'sent';
};

/** Returns the game of a stage, the same for all who see this stage. */
export const gameView = (stage: Stage): GameView | null => {
  const game = gameOf(stage);
  if (!game) return null;
  return {
    id: game.id,
    createdAt: game.createdAt,
    rounds: game.records.length,
    usedThemes: game.usedThemes,
    anonymousVotes: game.anonymousVotes,
    theme: 'theme' in stage ? themeView(stage.theme) : null,
    currentGameRound: 'gameIndex' in stage ? stage.gameIndex : 0,
    pointsFor: decidingTitle(game.records, game.winnerRule),
    points: pointsSoFar(game),
  };
};

const themeView = ({ name, description, tags, games }: ThemeSnapshot): ThemeView => ({
  name,
  description,
  tags,
  games: games.map((game) => ({ name: game.name, type: game.type })),
});

/** Returns the stage as `user` sees it; null: as who has no seat. Only a running round differs between members. */
export const stageView = (stage: Stage, user: UserId | null): StageView => {
  switch (stage.phase) {
    case 'lobby':
      return { phase: 'lobby' };
    case 'choosing':
      return { phase: 'choosing', choice: choiceView(stage.choice) };
    case 'readyCheck':
      return { phase: 'readyCheck', startableAt: stage.startableAt };
    case 'playing':
      return playingView(stage, user);
    case 'results':
      return resultsView(stage);
    case 'finished':
      return {
        phase: 'finished',
        reason: stage.reason,
        players: stage.game.players,
        records: stage.game.records,
        awards: stage.awards,
        finishedAt: stage.finishedAt,
        again: stage.again?.by ?? null,
      };
    default:
      return stage satisfies never;
  }
};

/** Leaves out when the API is asked. */
const choiceView = (choice: Choice): ChoiceView => {
  if (choice.kind !== 'drawing' && choice.kind !== 'decided') return choice;
  const { askAt: _, ...shown } = choice;
  return shown;
};

const playingView = (stage: PlayingStage, user: UserId | null): PlayingView => {
  const { game, board, startedAt, answersDueAt, clockStartedAt, closedBy, guessesDueAt } = stage.round;
  return {
    phase: 'playing',
    game,
    board,
    startedAt,
    answersDueAt,
    clockStartedAt,
    closedBy,
    guessesDueAt,
    yours: user === null ? null : entryView(stage, user),
  };
};

/** Returns the own entry of `user` in a running round; null if the user watches. */
export const entryView = (
  { round: { drafts, sent, guesses } }: PlayingStage,
  user: UserId,
): PlayingView['yours'] => {
  const draft = drafts.find((other) => other.user === user)?.entry;
  if (draft) return draft;
  const gameData = sent.find(({ ratedBy }) => ratedBy.user === user)?.gameData;
  return gameData ? { state: 'sent', gameData, ...guessView(guesses, user) } : null;
};

const guessView = (
  guesses: PlayingStage['round']['guesses'],
  user: UserId,
): Pick<NonNullable<PlayingView['yours']>, 'guess' | 'isGuessFinal'> => {
  const entry = guesses.find((other) => other.user === user)?.entry;
  const guess = chosenGuess(entry);
  if (guess) return { guess, isGuessFinal: entry?.state === 'given' };
  return entry?.state === 'skipped' ? { guess: null } : {};
};

const resultsView = ({ game, show, awards, deadlineAt }: Extract<Stage, { phase: 'results' }>): StageView => {
  const record = game.records.at(-1);
  // This stage is reached only by the end of a round, which adds a record. The list type cannot express that.
  if (!record) return { phase: 'lobby' };
  const verdictBefore = patternsBefore(game.records.slice(0, -1)).at(-1) ?? null;
  return { phase: 'results', record, show, awards, verdictBefore, deadlineAt };
};
