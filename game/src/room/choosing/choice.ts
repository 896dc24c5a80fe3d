import { limits } from '../../limits.ts';
import type { UserId } from '../../model/person.ts';
import { generator, takeRandom } from '../../model/random.ts';
import type { Game } from '../../records/game.ts';
import { themeFromTexts } from '../../themes/custom-theme.ts';
import { isSameTheme } from '../../themes/theme-snapshot.ts';
import { gameTime } from '../clock/pause.ts';
import { isWaiting, playingSeats } from '../clock/waiting.ts';
import type { Context, RoomEvent } from '../state/event.ts';
import { isPresent } from '../state/seats.ts';
import type { Choice, ChoosingStage, RoomState, Seat, ThemeOption } from '../state/state.ts';
import { hiddenChange, type Transition, visibleChange, withEffect } from '../state/transition.ts';

/*
 * Who chooses the next theme (docs/decisions/who-chooses.md). The reducer never waits for the API: it asks by an effect, asks
 * again if no answer comes, and ignores answers to a choice that is over.
 */

type Clock = Pick<Context, 'now' | 'timings'>;
type Ballot = Extract<Choice, { kind: 'vote' }>;

/** Returns the stage in which the next theme of `game` is chosen, by the rule of the lobby. */
export const choosingStage = (state: RoomState, game: Game, { now, timings }: Clock): ChoosingStage => {
  const at = gameTime(state, now);
  const { whoChooses } = state.rules;
  switch (whoChooses) {
    case 'leader':
      return { phase: 'choosing', game, choice: { kind: 'leader' } };
    case 'vote':
      return {
        phase: 'choosing',
        game,
        choice: { kind: 'drawing', askAt: at, takeOverAt: at + timings.drawPatience },
      };
    case 'turns': {
      const user = nextInTurn(state, game);
      const choice: Choice =
        user === undefined
          ? { kind: 'leader' }
          : { kind: 'turn', user, takeOverAt: at + timings.turnPatience };
      return { phase: 'choosing', game, choice };
    }
    default:
      return whoChooses satisfies never;
  }
};

/**
 * Returns the present player of the game who has not chosen for the longest time; players who have never chosen come first, in
 * join order. With no player present, the order is that of all.
 */
const nextInTurn = ({ seats, turns }: RoomState, { notReady }: Game): UserId | undefined => {
  const playing = seats.filter(({ user }) => !notReady.includes(user));
  const present = playing.filter(isPresent);
  const [next] = (present.length > 0 ? present : playing).toSorted(
    (one, other) => turns.indexOf(one.user) - turns.indexOf(other.user),
  );
  return next?.user;
};

/** Returns the list of past turns after a turn of `user`. */
export const withTurn = (turns: readonly UserId[], user: UserId): UserId[] => [
  ...turns.filter((other) => other !== user),
  user,
];

/** Returns who may choose a theme now; null if the players vote. */
export const chooserOf = ({ leader }: Pick<RoomState, 'leader'>, choice: Choice): UserId | null => {
  switch (choice.kind) {
    case 'leader':
      return leader;
    case 'turn':
      return choice.user;
    case 'drawing':
    case 'vote':
    case 'decided':
      return null;
    default:
      return choice satisfies never;
  }
};

const withChoice = (transition: Transition, stage: ChoosingStage, choice: Choice): Transition =>
  visibleChange(transition, transition.announce ?? 'updateGame', { stage: { ...stage, choice } });

/**
 * Returns the transition with a choice that nobody blocks: the turn of a player who is away or gone passes to the next one, and
 * a vote ends when all present players have voted. Idempotent.
 */
export const unblocked = (transition: Transition, clock: Clock): Transition => {
  const { state } = transition;
  const { stage } = state;
  if (stage.phase !== 'choosing') return transition;
  const { choice } = stage;
  const present = playingSeats(state).filter(isPresent);
  if (choice.kind === 'turn' && isTurnLost(state, choice.user))
    return visibleChange(transition, transition.announce ?? 'updateGame', {
      stage: choosingStage(state, stage.game, clock),
    });
  const hasVoted = ({ user }: Seat) =>
    choice.kind === 'vote' && choice.votes.some((vote) => vote.user === user);
  return choice.kind === 'vote' && !isHeld(state) && present.every(hasVoted)
    ? decided(transition, stage, choice, clock)
    : transition;
};

/** Returns true if no choice can end now: the game is paused, or waits for players. */
const isHeld = (state: RoomState): boolean => state.pause !== null || isWaiting(state);

/** While the game is held, no player loses the turn by being away, only by leaving. */
const isTurnLost = (state: RoomState, user: UserId): boolean => {
  const seat = playingSeats(state).find((other) => other.user === user);
  return !seat || (!isHeld(state) && !isPresent(seat));
};

/** Returns when the choice goes on by itself, epoch ms; null if it does not. */
export const choiceDueAt = ({ stage }: Pick<RoomState, 'stage'>): number | null => {
  if (stage.phase !== 'choosing') return null;
  const { choice } = stage;
  switch (choice.kind) {
    case 'leader':
    case 'turn':
      return null;
    case 'vote':
      return choice.dueAt;
    case 'drawing':
    case 'decided':
      return choice.askAt;
    default:
      return choice satisfies never;
  }
};

/** Applies what is due in the choice of a theme: asks the API for what is missing, or ends the vote. */
export const passChoice = (transition: Transition, clock: Clock): Transition => {
  const { state } = transition;
  const { stage } = state;
  const due = choiceDueAt(state);
  if (stage.phase !== 'choosing' || due === null || clock.now < due) return transition;
  if (isHeld(state)) return transition;
  const { choice } = stage;
  if (choice.kind === 'vote') return decided(transition, stage, choice, clock);
  if (choice.kind !== 'drawing' && choice.kind !== 'decided') return transition;
  const askAt = clock.now + clock.timings.askAgain;
  const asked = hiddenChange(transition, { stage: { ...stage, choice: { ...choice, askAt } } });
  const option = choice.kind === 'decided' ? choice.options[choice.option] : undefined;
  return withEffect(asked, {
    type: 'ask',
    what: option
      ? { kind: 'theme', gameId: stage.game.id, option }
      : { kind: 'options', gameId: stage.game.id },
  });
};

/** Ends the vote. The room draws one of the themes with the most votes. */
const decided = (
  transition: Transition,
  stage: ChoosingStage,
  { options, votes }: Pick<Ballot, 'options' | 'votes'>,
  { now, timings }: Clock,
): Transition => {
  const countOf = (option: number) => votes.filter((vote) => vote.option === option).length;
  const all = options.map((_, option) => option);
  const most = Math.max(...all.map(countOf));
  const leading = all.filter((option) => countOf(option) === most);
  const random = generator(transition.state.random);
  const [option = 0] = takeRandom(leading, 1, random.next);
  const askAt = now + timings.voteResult;
  return withChoice(hiddenChange(transition, { random: random.state() }), stage, {
    kind: 'decided',
    options,
    votes,
    option,
    isDrawn: leading.length > 1,
    askAt,
    takeOverAt: askAt + timings.drawPatience,
  });
};

/** Returns the custom themes of the lobby that can be chosen now. */
const ownOptions = ({ customThemes }: RoomState, { usedThemes }: Game): ThemeOption[] =>
  customThemes
    .filter((theme) => !usedThemes.some((used) => isSameTheme(used, theme.name)))
    .filter((theme) => themeFromTexts(theme).games.length > 0)
    .map(({ id, name }) => ({ theme: name, customTheme: id }));

/**
 * Starts the vote with the themes that the API has drawn, and one that the players have written. With only one theme there is
 * nothing to vote for, and without any the leader goes on. Does nothing if no vote waits for them.
 */
export const startVote = (
  transition: Transition,
  { gameId, themes }: Extract<RoomEvent, { type: 'themesDrawn' }>,
  clock: Clock,
): Transition => {
  const { state } = transition;
  const { stage } = state;
  if (stage.phase !== 'choosing' || stage.game.id !== gameId || stage.choice.kind !== 'drawing')
    return transition;
  const random = generator(state.random);
  const own = takeRandom(ownOptions(state, stage.game), limits.voteOptions, random.next);
  const drawn = themes
    .filter((theme) => !stage.game.usedThemes.some((used) => isSameTheme(used, theme)))
    .map((theme): ThemeOption => ({ theme, customTheme: null }));
  const options = [...own.slice(0, 1), ...drawn, ...own.slice(1)].slice(0, limits.voteOptions);
  const going = hiddenChange(transition, { random: random.state() });
  if (options.length === 0) return withChoice(going, stage, { kind: 'leader' });
  if (options.length === 1) return decided(going, stage, { options, votes: [] }, clock);
  const dueAt = gameTime(state, clock.now) + clock.timings.voteLength;
  return withChoice(going, stage, { kind: 'vote', options, votes: [], dueAt });
};

/** Leaves out a theme that cannot be played any more: the vote is decided among the others. */
export const withoutOption = (
  transition: Transition,
  stage: ChoosingStage,
  choice: Extract<Choice, { kind: 'decided' }>,
  clock: Clock,
): Transition => {
  const left = choice.options.filter((_, option) => option !== choice.option);
  if (left.length === 0)
    return visibleChange(transition, 'updateGame', {
      stage: choosingStage(transition.state, stage.game, clock),
    });
  const votes = choice.votes.flatMap(({ user, option }) => {
    if (option === choice.option) return [];
    return [{ user, option: option > choice.option ? option - 1 : option }];
  });
  return decided(transition, stage, { options: left, votes }, clock);
};

/** Returns the stage without the votes of players who are gone. */
export const withoutVotesOf = (stage: ChoosingStage, isRemoved: (user: UserId) => boolean): ChoosingStage => {
  const { choice } = stage;
  if (choice.kind !== 'vote') return stage;
  return { ...stage, choice: { ...choice, votes: choice.votes.filter(({ user }) => !isRemoved(user)) } };
};
