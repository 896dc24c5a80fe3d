import { isMuted, postMessage } from '../../chat/chat.ts';
import { addedText, hasWriting, parseAnswer } from '../../minigames/registry.ts';
import type { UserId } from '../../model/person.ts';
import { rejections } from '../../model/reject-codes.ts';
import type { ClientCommand } from '../../protocol/client.ts';
import { themeDrawOf } from '../choosing/theme-draw.ts';
import { isDone } from '../reduce.ts';
import type { CommandOf } from '../state/event.ts';
import { applyEvent, reduceIn } from './apply.ts';
import {
  type Decision,
  type Host,
  type HostCommandInput,
  type HostContext,
  memberOf,
  type Question,
  refuse,
  type Subscriber,
  type Verdict,
} from './host.ts';
import { showMood } from './mood.ts';
import { nudge } from './nudge.ts';

/** Returns the decision that replies to a question with its verdict. */
export const replied = <S extends Subscriber>(
  question: Question<S>,
  { host, effects, error }: Verdict<S>,
): Decision<S> => {
  const reply = { type: 'reply', question, error } as const;
  const isGameEnd = 'command' in question && question.command.type === 'gameFinished';
  if (!error || !isGameEnd || question.user === null) return { host, effects: [...effects, reply] };
  // After the reply, because clients send commands without a reply again after the resync that this message causes.
  const message = { type: 'gameFinishedError', message: rejections[error] } as const;
  return { host, effects: [...effects, reply, { type: 'send', to: [question.user], message }] };
};

/** Handles a command. A subscriber without a seat can only request the view again. */
export const decideCommand = <S extends Subscriber>(
  host: Host,
  input: HostCommandInput<S>,
  context: HostContext<S>,
): Decision<S> => {
  const { user, command, from } = input;
  if (command.type === 'resync')
    return from
      ? { host, effects: [{ type: 'snapshot', subscriber: from, question: input }] }
      : replied(input, { host, effects: [], error: null });
  if (user === null) return replied(input, refuse(host, 'notMember'));
  switch (command.type) {
    case 'viewPage':
      return replied(input, {
        host,
        effects: from ? [{ type: 'showPage', subscriber: from, page: command.page }] : [],
        error: null,
      });
    case 'sendMessage':
      return replied(input, post(host, user, command, context));
    case 'nudge':
      return replied(input, sendNudge(host, user, command, context));
    case 'showMood':
      return replied(input, showMood(host, user, command, context));
    case 'writeTheme':
      return replied(input, writeTheme(host, user, command, context));
    case 'themeChosen':
      return chooseTheme(host, input, { user, command }, context);
    case 'saveDraft':
    case 'gameRoundConfirmation':
      return replied(input, answerRound(host, user, command, context));
    default:
      return replied(input, applyEvent(host, { type: 'command', user, command }, context));
  }
};

const post = <S extends Subscriber>(
  host: Host,
  user: UserId,
  { id: commandId, text }: Extract<ClientCommand, { type: 'sendMessage' }>,
  context: HostContext<S>,
): Verdict<S> => {
  const person = memberOf(host, user);
  if (host.room.kind !== 'open' || !person) return refuse(host, 'notMember');
  const posted = postMessage(host.room.chat, { commandId, person, text }, context);
  if ('repeat' in posted) return { host, effects: [], error: null };
  if ('reject' in posted) return refuse(host, posted.reject);
  const { chat, line } = posted;
  return {
    host: { ...host, room: { ...host.room, chat } },
    effects: [{ type: 'line', line, post: { user, commandId } }],
    error: null,
  };
};

/** Its time is not stored, so a nudge shortly after a restart can be accepted too early. */
const sendNudge = <S extends Subscriber>(
  host: Host,
  user: UserId,
  command: Extract<ClientCommand, { type: 'nudge' }>,
  context: HostContext<S>,
): Verdict<S> => {
  if (host.room.kind !== 'open') return refuse(host, 'notMember');
  const { now, timings } = context;
  const outcome = nudge(host.room.state, { user, command, lastAt: host.nudgedAt }, { now, timings });
  if ('reject' in outcome) return refuse(host, outcome.reject);
  const message = { type: 'nudge', by: user, nextAt: now + timings.nudgeCooldown } as const;
  return {
    host: { ...host, nudgedAt: now },
    effects: [{ type: 'send', to: [user, ...outcome.missing], message }],
    error: null,
  };
};

/** A mute covers custom themes, because all players read their texts. */
const writeTheme = <S extends Subscriber>(
  host: Host,
  user: UserId,
  command: CommandOf<'writeTheme'>,
  context: HostContext<S>,
): Verdict<S> => {
  if (host.room.kind !== 'open') return refuse(host, 'notMember');
  const { state, chat } = host.room;
  const { name, texts } = command.theme;
  if (!isDone(state, user, command.id) && isMuted(chat, user, context.now)) return refuse(host, 'muted');
  if (context.isProfane(name, ...texts)) return refuse(host, 'profaneTheme');
  return applyEvent(host, { type: 'command', user, command }, context);
};

/** A mute covers texts that players write in a round, too. What the muted player rates counts. */
const answerRound = <S extends Subscriber>(
  host: Host,
  user: UserId,
  command: CommandOf<'saveDraft' | 'gameRoundConfirmation'>,
  context: HostContext<S>,
): Verdict<S> => {
  const { room } = host;
  if (room.kind === 'open' && room.state.stage.phase === 'playing' && command.gameData != null) {
    const { state, chat } = room;
    const { board } = room.state.stage.round;
    const answer = hasWriting(board) ? parseAnswer(board, command.gameData) : null;
    const isWritten = answer !== null && addedText(board, answer) !== null;
    if (isWritten && !isDone(state, user, command.id) && isMuted(chat, user, context.now))
      return refuse(host, 'muted');
  }
  return applyEvent(host, { type: 'command', user, command }, context);
};

/**
 * A theme of the catalogue is fetched between two commits, so that no other input waits for the API. The command is then
 * validated again. Custom themes of the lobby are in the room.
 */
const chooseTheme = <S extends Subscriber>(
  host: Host,
  input: HostCommandInput<S>,
  { user, command }: { user: UserId; command: CommandOf<'themeChosen'> },
  context: HostContext<S>,
): Decision<S> => {
  const { theme } = input;
  const isComplete = command.customTheme !== undefined || theme !== undefined;
  const event = { type: 'command', user, command, theme: theme ?? null } as const;
  if (isComplete || host.room.kind !== 'open') return replied(input, applyEvent(host, event, context));
  const { state } = host.room;
  const outcome = reduceIn(context, state, event);
  const error = 'reject' in outcome ? outcome.reject : null;
  if (error !== 'themeNotFound') return replied(input, { host, effects: [], error });
  const draw = themeDrawOf(state, command.playAs);
  return { host, effects: [{ type: 'fetchTheme', code: state.code, name: command.theme, draw }] };
};
