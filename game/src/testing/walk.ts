import { defaultTimings } from '../limits.ts';
import { sampleGuess } from '../minigames/guess.ts';
import { type Answer, type Board, guessQuestionOf, sampleAnswer } from '../minigames/registry.ts';
import { nearestPoint } from '../minigames/slider/rules.ts';
import { generator } from '../model/random.ts';
import { nextDeadline } from '../room/deadlines.ts';
import type { RoomEvent } from '../room/state/event.ts';
import type { Choice, RoomState, ThemeOption } from '../room/state/state.ts';
import { gameOf } from '../room/state/transition.ts';
import type { CustomTheme } from '../themes/custom-theme.ts';
import { people, person, sourceAt } from './people.ts';
import { by, choosing, choosingCustom, gameIdOf } from './rooms.ts';
import { customThemeFrom, rulesFrom, themes } from './walk-choices.ts';

/** The weight of each kind of step. Regular steps have more weight than disruptions, so that runs make progress. */
const weights = {
  join: 4,
  guests: 1,
  connect: 4,
  disconnect: 2,
  pass: 3,
  late: 1,
  leave: 1,
  membersLeave: 1,
  kick: 1,
  letBackIn: 1,
  answerEntry: 1,
  neighbour: 2,
  remove: 1,
  erase: 1,
  rename: 1,
  takeOver: 2,
  settings: 1,
  rules: 3,
  lead: 1,
  leadBack: 2,
  write: 3,
  unwrite: 1,
  sitOut: 2,
  start: 4,
  ready: 4,
  allReady: 5,
  instance: 1,
  startWithout: 3,
  theme: 5,
  customTheme: 3,
  options: 4,
  vote: 6,
  loaded: 4,
  takeChoice: 1,
  pause: 2,
  resume: 4,
  draft: 3,
  lock: 5,
  back: 1,
  send: 5,
  allAnswer: 6,
  guess: 5,
  allGuess: 4,
  timer: 2,
  close: 1,
  skip: 2,
  next: 5,
  finish: 1,
  playAgain: 2,
  stale: 1,
} as const;
export type StepKind = keyof typeof weights;

/** Contains each kind as often as its weight. */
export const stepKinds = (Object.keys(weights) as StepKind[]).flatMap((kind) =>
  Array.from({ length: weights[kind] }, () => kind),
); // keys of a const object are exactly its type's

/** A step of a random run. The kind decides what `who` (from 1, may be a user without a seat) and `what` (from 0) mean. */
export type Step = { kind: StepKind; who: number; what: number };

/** An event and its time (epoch ms). */
export type Timed = { event: RoomEvent; now: number };

/** Returns a complete answer. The digits of a slider are unique for each seed, so that tests can search for them. */
const markedAnswer = (board: Board, seed: number): Answer => {
  if (board.type !== 'Slider') return sampleAnswer(board, generator(seed).next);
  const ratingValue = (seed % 10) + (1 + (seed % 99_991)) / 1e6;
  return { ratingValue, sliderIndex: nearestPoint(ratingValue, board.points.length) };
};

const roundOf = ({ stage }: RoomState) =>
  stage.phase === 'playing' || stage.phase === 'results'
    ? { gameId: stage.game.id, theme: stage.theme.name, game: stage.gameIndex }
    : { gameId: 'no-such-game', theme: 'None', game: 0 };

const answerIn = ({ stage }: RoomState, seed: number): unknown =>
  stage.phase === 'playing' ? markedAnswer(stage.round.board, seed) : null;

/** Returns a complete, empty or invalid draft. */
const draftIn = (state: RoomState, seed: number): unknown =>
  [answerIn(state, seed), null, { tiers: [] }, { __proto__: 1 }, 'x'][seed % 8] ?? answerIn(state, seed);

/** Returns a guess, a skip, or an invalid guess. */
const guessIn = ({ stage, seats }: RoomState, seed: number): unknown => {
  if (seed % 8 === 0) return { kind: 'pick', id: 'no-such-option' };
  const question = stage.phase === 'playing' ? guessQuestionOf(stage.round.board) : null;
  return question && seed % 8 !== 1 ? sampleGuess(question, seats.length, generator(seed).next) : null;
};

const lockAndSend = (state: RoomState, user: string, seed: number): RoomEvent[] => {
  const key = roundOf(state);
  return [
    by(user, 'gameRoundConfirmation', { ...key, code: 1, gameData: answerIn(state, seed) }),
    by(user, 'gameRoundConfirmation', { ...key, code: 2 }),
  ];
};

const customThemeIn = ({ customThemes }: RoomState, what: number): Pick<CustomTheme, 'id' | 'name'> =>
  customThemes[what % (customThemes.length + 1)] ?? { id: 'no-such-theme', name: 'None' };

const connectionKinds: ReadonlySet<StepKind> = new Set(['join', 'connect', 'disconnect']);
const needsRound: ReadonlySet<StepKind> = new Set([
  'draft',
  'lock',
  'back',
  'send',
  'allAnswer',
  'guess',
  'timer',
  'close',
]);

/**
 * Returns the events of a step for a room. The sender is usually a seated player, or the leader if only the leader may
 * send the command. A step that needs a round advances the game if no round runs. Some steps use a user without a seat, a
 * sender who is not allowed, or the wrong phase.
 */
export const eventsOf = (state: RoomState, { kind, who, what }: Step): RoomEvent[] => {
  if (needsRound.has(kind) && state.stage.phase !== 'playing' && what % 8 !== 0) return nextEvents(state);
  const seat =
    connectionKinds.has(kind) || what % 7 === 0 ? undefined : state.seats[who % state.seats.length];
  const user = seat?.user ?? person(who).user;
  const gameId = gameIdOf(state);
  const key = roundOf(state);
  const sender = what % 4 === 0 ? user : state.leader;
  switch (kind) {
    case 'join':
      return [
        {
          type: 'joined',
          person: {
            ...person(who),
            ...(what % 33 === 0 && { username: ['Player 1', 'P1ayer 1', 'PLAYER 2'][(what / 33) % 3] ?? '' }),
          },
          ...(what % 3 === 0 && { isGuest: true }),
          ...(what % 5 === 1 && { from: 'list' }),
          ...(what % 2 === 0 && { source: sourceAt(String(what % 3), String(who)) }),
        },
        { type: 'connected', user },
      ].slice(0, what % 5 === 0 ? 1 : 2) as RoomEvent[]; // both are events
    case 'guests':
      return people(9).map((guest) => ({
        type: 'joined',
        person: guest,
        isGuest: true,
        source: sourceAt('0', guest.user),
      }));
    case 'connect':
      return [{ type: 'connected', user }];
    case 'disconnect':
      return [{ type: 'disconnected', user }];
    case 'rename':
      return [
        {
          type: 'profileChanged',
          person: { ...person(who), username: what % 3 === 0 ? `P1ayer ${who + 1}` : `Renamed ${what % 4}` },
          ...(what % 2 === 0 ? { hasRegistered: true } : { isRename: true }),
        },
      ];
    case 'takeOver':
      return [{ type: 'replaced', user, person: person((what % 9) + 1) }];
    case 'leave':
      return [by(user, 'leaveLobby', {})];
    case 'membersLeave':
      return [
        ...state.seats.filter(({ isGuest }) => !isGuest).map((seat) => by(seat.user, 'leaveLobby', {})),
        ...state.seats
          .filter(({ isGuest }) => isGuest)
          .map((seat) => by(seat.user, 'updateSettings', { isPublic: true })),
      ];
    case 'kick':
      return [by(sender, 'kickPlayer', { player: user })];
    case 'letBackIn':
      return [by(sender, 'letBackIn', { player: (state.removed[0] ?? person(who)).user })];
    case 'answerEntry': {
      const request = state.entryRequests[who % (state.entryRequests.length + 1)];
      return [by(sender, 'answerEntry', { guest: (request ?? person(who)).user, letIn: what % 3 === 0 })];
    }
    case 'neighbour': {
      const source = state.removed.flatMap(({ sources }) => sources)[0];
      const removable = state.seats.find((other) => other.source && other.user !== state.leader);
      if (!source) return [by(state.leader, 'kickPlayer', { player: (removable ?? person(who)).user })];
      const guest = person(10 + who);
      const { browser } = sourceAt('', guest.user);
      const join: RoomEvent = {
        type: 'joined',
        person: guest,
        isGuest: true,
        source: { ...source, browser },
      };
      return [join, by(state.leader, 'answerEntry', { guest: guest.user, letIn: what % 2 === 0 }), join];
    }
    case 'remove':
      return [{ type: 'removed', user, reason: what % 2 === 0 ? 'suspended' : 'sessionEnded' }];
    case 'erase':
      return [{ type: 'erased', user, alias: `deleted-${user}` }];
    case 'settings':
      return [by(sender, 'updateSettings', { capacity: 2 + (what % 7), isPublic: what % 2 === 0 })];
    case 'rules':
      return [by(sender, 'updateSettings', { rules: rulesFrom(what) })];
    case 'lead':
      return [by(sender, 'makeLeader', { player: user })];
    case 'write':
      return [by(user, 'writeTheme', { theme: customThemeFrom(what) })];
    case 'unwrite':
      return [by(user, 'removeTheme', { customTheme: customThemeIn(state, what).id })];
    case 'sitOut':
      return [by(user, 'sitOut', { gameId, sitsOut: what % 3 !== 0 })];
    case 'start':
      return [by(sender, 'startGame', {})];
    case 'ready':
      return [by(user, 'confirmReadiness', { gameId })];
    case 'allReady':
      return state.seats.map((seat) => by(seat.user, 'confirmReadiness', { gameId }));
    case 'leadBack':
      return [by(what % 4 === 0 ? user : (state.formerLeader?.user ?? user), 'takeLeadBack', {})];
    case 'startWithout':
      return [by(sender, 'startWithoutOthers', { gameId })];
    case 'instance':
      return [by(user, 'startGameInstance', { gameId })];
    case 'theme':
      return [choosing(sender, gameId, themes[what % (themes.length + 1)] ?? null)];
    case 'customTheme':
      return [choosingCustom(sender, gameId, customThemeIn(state, what))];
    case 'options':
      return [{ type: 'themesDrawn', gameId, themes: themesLeft(state).slice(0, what % 4) }];
    case 'vote':
      return state.seats.map((seat, at) => voting(state, seat.user, what + at)).slice(0, 1 + (what % 8));
    case 'loaded':
      return loadedTheme(state, what);
    case 'takeChoice':
      return [by(sender, 'takeOverChoice', { gameId })];
    case 'pause':
      return [by(sender, 'pauseGame', { gameId })];
    case 'resume':
      return [by(sender, 'resumeGame', { gameId })];
    case 'draft':
      return [by(user, 'saveDraft', { ...key, gameData: draftIn(state, what) })];
    case 'lock':
      return lockAndSend(state, user, what).slice(0, 1);
    case 'back':
      return [by(user, 'gameRoundConfirmation', { ...key, code: 0 })];
    case 'send':
      return lockAndSend(state, user, what).slice(what % 5 === 0 ? 1 : 0);
    case 'allAnswer':
      return state.seats.flatMap((seat, index) => lockAndSend(state, seat.user, what + index));
    case 'guess':
      return [by(user, 'setGuess', { ...key, guess: guessIn(state, what) })];
    case 'allGuess':
      return state.seats.map((seat, index) =>
        by(seat.user, 'setGuess', { ...key, guess: guessIn(state, what + index) }),
      );
    case 'timer':
      return [by(sender, 'startTimer', { ...key, seconds: 30 + (what % 151) })];
    case 'close':
      return [by(sender, 'closeRound', key)];
    case 'skip':
      return [by(sender, 'skipShow', what % 2 === 0 ? key : { ...key, beat: what % 7 })];
    case 'next':
      return [by(sender, 'nextRound', key)];
    case 'finish':
      return [by(state.waitsUntil === null ? sender : user, 'gameFinished', { gameId })];
    case 'playAgain':
      return [by(user, 'playAgain', { gameId })];
    case 'stale':
      return [by(user, 'gameRoundConfirmation', { ...key, game: (key.game + 1) % 10, code: 2 })];
    case 'pass':
    case 'late':
      return [];
    default:
      return kind satisfies never;
  }
};

const themesLeft = ({ stage }: RoomState): string[] =>
  themes.map(({ snapshot }) => snapshot.name).filter((name) => !gameOf(stage)?.usedThemes.includes(name));

const optionsIn = ({ stage }: RoomState): ThemeOption[] =>
  stage.phase === 'choosing' && 'options' in stage.choice ? stage.choice.options : [];

/** Returns a vote for one of the themes, or for one that is not among them. */
const voting = (state: RoomState, user: string, what: number): RoomEvent => {
  const options = optionsIn(state);
  const { theme, customTheme } = options[what % (options.length + 1)] ?? { theme: 'None', customTheme: null };
  return by(user, 'castVote', { gameId: gameIdOf(state), theme, ...(customTheme && { customTheme }) });
};

/** Returns the answer of the API about the theme that the players have voted for: sometimes that it is gone. */
const loadedTheme = (state: RoomState, what: number): RoomEvent[] => {
  const { stage } = state;
  const gameId = gameIdOf(state);
  const decided = stage.phase === 'choosing' && stage.choice.kind === 'decided' ? stage.choice.option : 0;
  const option = optionsIn(state)[what % 5 === 0 ? 0 : decided] ?? { theme: 'None', customTheme: null };
  const theme = themes.find(({ snapshot }) => snapshot.name === option.theme) ?? null;
  return [{ type: 'themeLoaded', gameId, option, theme: what % 7 === 0 ? null : theme }];
};

/** Runs all deadlines of the room up to `until` (epoch ms), each at its due time. `then` applies each event. */
export const passTime = (
  state: RoomState,
  until: number,
  then: (state: RoomState, timed: Timed) => RoomState,
): RoomState => {
  let room = state;
  for (;;) {
    const due = nextDeadline(room, defaultTimings);
    if (due === null || due > until) return room;
    room = then(room, { event: { type: 'deadline' }, now: due });
  }
};

/** Returns the leader's choice of a theme that was not played yet, or the end of the game if there is none. */
const chooseNext = ({ stage, leader, customThemes }: RoomState): RoomEvent => {
  const chooser = stage.phase === 'choosing' && stage.choice.kind === 'turn' ? stage.choice.user : leader;
  const used = gameOf(stage)?.usedThemes ?? [];
  const gameId = gameOf(stage)?.id ?? '';
  const theme = themes.find(({ snapshot }) => !used.includes(snapshot.name));
  const own = customThemes.find(({ name }) => !used.includes(name));
  if (theme) return choosing(chooser, gameId, theme);
  return own ? choosingCustom(chooser, gameId, own) : by(leader, 'gameFinished', { gameId });
};

/** Returns what advances the choice of a theme, by any rule. */
const nextInChoice = (state: RoomState, choice: Choice): RoomEvent[] => {
  switch (choice.kind) {
    case 'leader':
    case 'turn':
      return [chooseNext(state)];
    case 'drawing':
      return [{ type: 'themesDrawn', gameId: gameIdOf(state), themes: themesLeft(state).slice(0, 3) }];
    case 'vote':
      return state.seats.map(({ user }) => voting(state, user, 0));
    case 'decided':
      return loadedTheme(state, 1);
    default:
      return choice satisfies never;
  }
};

/** Returns the next events of players who advance the game; empty if no game runs. */
export const nextEvents = (state: RoomState): RoomEvent[] => {
  const { stage } = state;
  const step = (kind: StepKind) => eventsOf(state, { kind, who: 1, what: 1 });
  if (state.pause) return step('resume');
  switch (stage.phase) {
    case 'readyCheck':
      return step('allReady');
    case 'choosing':
      return nextInChoice(state, stage.choice);
    case 'playing':
      return [
        ...step('allAnswer'),
        ...state.seats.map(({ user }) => by(user, 'setGuess', { ...roundOf(state), guess: null })),
      ];
    case 'results':
      return step('next');
    case 'lobby':
    case 'finished':
      return [];
    default:
      return stage satisfies never;
  }
};
