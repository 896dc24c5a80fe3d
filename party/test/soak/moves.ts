import { limits } from '@tallyho/game/limits';
import { type Guess, sampleGuess } from '@tallyho/game/minigames/guess';
import {
  type Answer,
  type Board,
  guessQuestionOf,
  type MiniGameType,
  miniGameTypes,
  sampleAnswer,
} from '@tallyho/game/minigames/registry';
import { nearestPoint } from '@tallyho/game/minigames/slider/rules';
import { playerMoods } from '@tallyho/game/model/moods';
import type { CommandInput, CommandType } from '@tallyho/game/protocol/client';
import type { RoomView } from '@tallyho/game/protocol/view';
import { unsureAnswer } from '@tallyho/game/testing/unsure-answers';
import { customThemeFrom, rulesFrom } from '@tallyho/game/testing/walk-choices';
import { hasPictures } from '@tallyho/game/themes/game';
import type { Random } from './random.ts';

/** A player who chooses commands. */
export type Mover = {
  view: RoomView;
  user: string;
  random: Random;
  /** The names of the catalogue's themes. */
  themes: readonly string[];
};

/** The commands of players. A client sends `resync` itself. */
type MoveType = Exclude<CommandType, 'resync'>;
type Weights = Partial<Record<MoveType, number>>;

/** In any phase. A new command needs a weight here. */
const anywhere: Record<MoveType, number> = {
  sendMessage: 3,
  updateSettings: 1,
  writeTheme: 0.3,
  removeTheme: 0.3,
  sitOut: 0.4,
  makeLeader: 0.3,
  takeLeadBack: 0.3,
  viewPage: 0.4,
  gameFinished: 0.12,
  leaveLobby: 0.12,
  kickPlayer: 0.06,
  letBackIn: 0.2,
  answerEntry: 0.1,
  // In most phases these are refused.
  startGame: 0.2,
  confirmReadiness: 0.2,
  startGameInstance: 0.1,
  startWithoutOthers: 0.1,
  themeChosen: 0.2,
  saveDraft: 0.2,
  gameRoundConfirmation: 0.3,
  nextRound: 0.2,
  skipShow: 0.1,
  playAgain: 0.1,
  nudge: 0.2,
  showMood: 2,
  closeRound: 0.1,
  startTimer: 0.2,
  setGuess: 0.2,
  pauseGame: 0.1,
  resumeGame: 0.6,
  castVote: 0.1,
  takeOverChoice: 0.1,
};

/** What players mostly do in each phase. */
const expected: Record<RoomView['stage']['phase'], Weights> = {
  lobby: { startGame: 4, updateSettings: 3, writeTheme: 1 },
  readyCheck: { confirmReadiness: 20, startWithoutOthers: 1, nudge: 0.5 },
  choosing: { themeChosen: 12, castVote: 10, takeOverChoice: 1, startGameInstance: 0.5 },
  playing: {
    ...{ saveDraft: 8, gameRoundConfirmation: 22, setGuess: 8 },
    ...{ nudge: 0.5, closeRound: 0.4, startTimer: 0.5 },
  },
  results: { nextRound: 6, skipShow: 3 },
  finished: { playAgain: 4, startGame: 3 },
};

/** Commands that the room refuses from other players. */
const leadersOnly: readonly MoveType[] = [
  ...(['startGame', 'updateSettings', 'kickPlayer', 'makeLeader', 'themeChosen', 'nextRound'] as const),
  ...(['skipShow', 'nudge', 'closeRound', 'startTimer', 'gameFinished'] as const),
  ...(['startWithoutOthers', 'takeOverChoice', 'pauseGame', 'resumeGame'] as const),
  ...(['letBackIn', 'answerEntry'] as const),
];
/** Commands that the room refuses from players who have sent their answer. */
const answers: readonly MoveType[] = ['saveDraft', 'gameRoundConfirmation'];
/** How often a command that will be refused is sent, compared with a possible one. */
const illegal = 0.1;

/** Returns a random command, mostly one that is possible now. */
export const chooseMove = (mover: Mover): CommandInput => {
  const { view, random, user } = mover;
  const weights = { ...anywhere, ...expected[view.stage.phase] };
  const refused = view.room.leader === user ? [] : [...leadersOnly];
  if (view.stage.phase === 'playing' && (view.stage.yours?.state ?? 'sent') === 'sent')
    refused.push(...answers);
  for (const type of refused) weights[type] = (weights[type] ?? 0) * illegal;
  return commandOf(random.weighted(weights), mover);
};

/** Returns a command that brings the game nearer to its end; null if the player has nothing to do. */
export const chooseUsefulMove = (mover: Mover): CommandInput | null => {
  const { view, user } = mover;
  const isLeader = view.room.leader === user;
  const seat = view.seats.find((other) => other.user === user);
  if (view.pause) return isLeader ? commandOf('resumeGame', mover) : null;
  switch (view.stage.phase) {
    case 'readyCheck':
      return seat?.confirmed ? null : commandOf('confirmReadiness', mover);
    case 'choosing':
      return isLeader ? commandOf('gameFinished', mover) : null;
    case 'playing':
      if (!view.stage.yours) return null;
      if (view.stage.yours.state !== 'sent') return commandOf('gameRoundConfirmation', mover);
      return view.stage.guessesDueAt !== null && view.stage.yours.guess === undefined
        ? commandOf('setGuess', mover)
        : null;
    case 'results':
      return isLeader ? commandOf(mover.random.pick(['nextRound', 'gameFinished']), mover) : null;
    case 'lobby':
    case 'finished':
      return null;
    default:
      return view.stage satisfies never;
  }
};

/** What the pictures of a theme can be played as, and a type that the room refuses for them. */
const playedAsTypes: readonly MiniGameType[] = [...miniGameTypes.filter(hasPictures), 'Slider'];

const roundOf = ({ game }: RoomView) => ({
  gameId: game?.id ?? 'no-game',
  theme: game?.theme?.name ?? 'None',
  game: game?.currentGameRound ?? 0,
});

/** Returns a complete answer. The digits of a slider are unlikely to occur twice, so that a leak can be found. */
const answerFor = (board: Board, random: Random): Answer => {
  if (board.type !== 'Slider') return (random.chance(0.15) ? unsureAnswer : sampleAnswer)(board, random.next);
  const ratingValue = random.int(0, 9) + random.int(100_001, 999_999) / 1e6;
  return { ratingValue, sliderIndex: nearestPoint(ratingValue, board.points.length) };
};

const otherPlayer = ({ view, user, random }: Mover): string =>
  random.pick([...view.seats.map((seat) => seat.user).filter((other) => other !== user), 'no-such-player']);

const commandOf = (type: MoveType, mover: Mover): CommandInput => {
  const { view, random, themes } = mover;
  const { stage } = view;
  const round = roundOf(view);
  const { gameId } = round;
  switch (type) {
    case 'startGame':
    case 'leaveLobby':
    case 'takeLeadBack':
      return { type };
    case 'confirmReadiness':
    case 'startGameInstance':
    case 'startWithoutOthers':
    case 'gameFinished':
    case 'playAgain':
    case 'takeOverChoice':
    case 'pauseGame':
    case 'resumeGame':
      return { type, gameId };
    case 'castVote': {
      const options = stage.phase === 'choosing' && 'options' in stage.choice ? stage.choice.options : [];
      const option = random.pick([...options, { theme: 'Nowhere', customTheme: null }]);
      const { theme, customTheme } = option;
      return { type, gameId, theme, ...(customTheme && { customTheme }) };
    }
    case 'nextRound':
    case 'skipShow':
    case 'closeRound':
      return { type, ...round };
    case 'showMood':
      return { type, mood: random.pick(playerMoods) };
    case 'nudge':
      return stage.phase === 'readyCheck' ? { type, gameId } : { type, ...round };
    case 'kickPlayer':
    case 'makeLeader':
      return { type, player: otherPlayer(mover) };
    case 'letBackIn':
      return { type, player: view.access?.removed[0]?.user ?? otherPlayer(mover) };
    case 'answerEntry': {
      const guest = view.access?.requests[0]?.user ?? otherPlayer(mover);
      return { type, guest, letIn: random.chance(0.7) };
    }
    case 'updateSettings':
      return random.chance(0.5)
        ? { type, capacity: random.int(2, limits.capacity.max), isPublic: random.chance(0.5) }
        : { type, rules: rulesFrom(random.int(0, 10_000)) };
    case 'writeTheme':
      return { type, theme: customThemeFrom(random.int(0, 10_000)) };
    case 'removeTheme':
      return { type, customTheme: random.pick([...view.customThemes.map(({ id }) => id), 'no-such-theme']) };
    case 'themeChosen': {
      const own = random.chance(0.3) ? view.customThemes[0] : undefined;
      if (own) return { type, gameId, theme: own.name, customTheme: own.id };
      const theme = random.pick([...themes, 'Nowhere']);
      return random.chance(0.3)
        ? { type, gameId, theme, playAs: random.pick(playedAsTypes) }
        : { type, gameId, theme };
    }
    case 'sitOut':
      return { type, gameId, sitsOut: random.chance(0.3) };
    case 'saveDraft':
      return {
        type,
        ...round,
        gameData: stage.phase === 'playing' && random.chance(0.9) ? answerFor(stage.board, random) : null,
      };
    case 'gameRoundConfirmation':
      return confirmation(mover);
    case 'setGuess':
      return { type, ...round, guess: guessFor(view, random) };
    case 'startTimer':
      return { type, ...round, seconds: random.int(limits.answerSeconds.min, limits.answerSeconds.max) };
    case 'sendMessage':
      return { type, text: '' };
    case 'viewPage':
      return { type, page: random.pick(['game', 'other']) };
    default:
      return type satisfies never;
  }
};

/** Returns a guess about the running round, or sometimes a skip. */
const guessFor = ({ stage, seats }: RoomView, random: Random): Guess | null => {
  const question = stage.phase === 'playing' ? guessQuestionOf(stage.board) : null;
  return question && random.chance(0.85) ? sampleGuess(question, seats.length, random.next) : null;
};

/** Locks an answer, or sends a locked one; sometimes takes the lock back. */
const confirmation = ({ view, random }: Mover): CommandInput => {
  const type = 'gameRoundConfirmation';
  const round = roundOf(view);
  const { stage } = view;
  if (stage.phase !== 'playing') return { type, ...round, code: random.pick([0, 1, 2]) };
  const isLocked = stage.yours?.state === 'locked';
  if (isLocked && random.chance(0.1)) return { type, ...round, code: 0 };
  const code = isLocked || random.chance(0.03) ? 2 : 1;
  const locked = isLocked && random.chance(0.7) ? stage.yours?.gameData : null;
  return { type, ...round, code, gameData: locked ?? answerFor(stage.board, random) };
};
