import type { UserId } from '../../model/person.ts';
import { themeFromTexts } from '../../themes/custom-theme.ts';
import { isSameTheme } from '../../themes/theme-snapshot.ts';
import { chooserOf, withTurn } from '../choosing/choice.ts';
import { isWaiting, playingSeats } from '../clock/waiting.ts';
import { startTheme } from '../rounds/start-theme.ts';
import type { ChosenTheme, CommandOf, Context } from '../state/event.ts';
import type { Choice, RoomState, Seat } from '../state/state.ts';
import {
  gameOf,
  isRunning,
  type Outcome,
  type Refusal,
  reject,
  type Transition,
  visibleChange,
  withChatAction,
} from '../state/transition.ts';

/** Returns why `user` may not choose the next theme; null if the user may. */
const refusalToChoose = ({ leader, stage, rules }: RoomState, user: UserId): Refusal | null => {
  const isChoosing = stage.phase === 'choosing';
  // The choice of a player whose turn it was can arrive when it is over.
  if (!isChoosing) return user === leader || rules.whoChooses === 'turns' ? null : reject('notLeader');
  const chooser = chooserOf({ leader }, stage.choice);
  if (chooser === user) return null;
  if (chooser === null) return reject('themeByVote');
  return reject(stage.choice.kind === 'turn' ? 'notYourTurn' : 'notLeader');
};

/**
 * The player who chooses picks a theme that this game has not played; its first round starts. `theme`: what the API has of a
 * theme of the catalogue.
 */
export const chooseTheme = (
  transition: Transition,
  seat: Seat,
  { gameId, customTheme }: CommandOf<'themeChosen'>,
  theme: ChosenTheme | null,
  context: Context,
): Outcome => {
  const { state } = transition;
  const { stage } = state;
  const refusal = refusalToChoose(state, seat.user);
  if (refusal) return refusal;
  if (gameOf(stage)?.id !== gameId || !isRunning(stage)) return reject('staleGame');
  if (stage.phase !== 'choosing') return reject('wrongPhase');
  if (isWaiting(state)) return reject('gameWaits');
  const isCustomTheme = customTheme !== undefined;
  const own = state.customThemes.find(({ id }) => id === customTheme);
  const snapshot = isCustomTheme ? own && themeFromTexts(own) : theme?.snapshot;
  if (!snapshot) return reject('themeNotFound');
  if (stage.game.usedThemes.some((used) => isSameTheme(used, snapshot.name)))
    return reject('themeAlreadyUsed');
  const available = (isCustomTheme ? null : theme?.available) ?? null;
  return (
    startTheme(transition, stage, { snapshot, isCustomTheme, available }, context) ?? reject('themeNotFound')
  );
};

/** Votes for one of the themes; the vote of a player can change until the vote is over. */
export const castVote = (
  transition: Transition,
  seat: Seat,
  { gameId, theme, customTheme }: CommandOf<'castVote'>,
): Outcome => {
  const { state } = transition;
  const { stage } = state;
  if (gameOf(stage)?.id !== gameId || !isRunning(stage)) return reject('staleGame');
  if (stage.phase !== 'choosing' || stage.choice.kind !== 'vote') return reject('voteOver');
  if (!playingSeats(state).some(({ user }) => user === seat.user)) return reject('watching');
  const { choice } = stage;
  const option = choice.options.findIndex(
    (one) => one.customTheme === (customTheme ?? null) && isSameTheme(one.theme, theme),
  );
  if (option < 0) return reject('voteOver');
  if (choice.votes.some((vote) => vote.user === seat.user && vote.option === option)) return transition;
  const others = choice.votes.filter(({ user }) => user !== seat.user);
  const votes = [...others, { user: seat.user, option }];
  return visibleChange(transition, 'updateGame', { stage: { ...stage, choice: { ...choice, votes } } });
};

/**
 * The leader chooses instead of a player who takes long, or instead of themes that do not load. The turn of the player is over.
 * Does nothing if the leader chooses already.
 */
export const takeOverChoice = (
  transition: Transition,
  seat: Seat,
  { gameId }: CommandOf<'takeOverChoice'>,
  { now }: Context,
): Outcome => {
  const { state } = transition;
  const { stage } = state;
  if (seat.user !== state.leader) return reject('notLeader');
  if (gameOf(stage)?.id !== gameId || !isRunning(stage)) return reject('staleGame');
  if (stage.phase !== 'choosing') return reject('wrongPhase');
  const { choice } = stage;
  if (chooserOf(state, choice) === seat.user) return transition;
  const takeOverAt = takeOverTime(choice);
  if (takeOverAt === null) return reject('wrongPhase');
  if (now < takeOverAt) return reject('tooEarly');
  const turns = choice.kind === 'turn' ? withTurn(state.turns, choice.user) : state.turns;
  const taken = visibleChange(transition, 'updateGame', {
    turns,
    stage: { ...stage, choice: { kind: 'leader' } },
  });
  return withChatAction(taken, seat, 'chooses the next theme');
};

const takeOverTime = (choice: Choice): number | null => {
  switch (choice.kind) {
    case 'turn':
    case 'drawing':
    case 'decided':
      return choice.takeOverAt;
    case 'leader':
    case 'vote':
      return null;
    default:
      return choice satisfies never;
  }
};
