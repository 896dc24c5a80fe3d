import { type CommandInput, clientCommandSchema } from '@tallyho/game/protocol/client';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import * as v from 'valibot';
import type { Arrival, Dialect } from './crowd.ts';
import type { Player } from './player.ts';

const commandText = (command: CommandInput): string =>
  JSON.stringify({ id: crypto.randomUUID(), ...command });

/** Returns the messages that `players` send, each with the id of the own game. The same for all servers. */
const messagesOf = (players: readonly Player[]): Omit<Dialect, 'read'> => {
  const answers = players.map((player) => ({ ...player.roundKey, gameData: player.sampleAnswer() }));
  return {
    chat: (_client, text) => commandText({ type: 'sendMessage', text }),
    confirmation: (client, isLocked) => {
      const answer = answers[client];
      if (!answer) throw new Error('There are no players');
      const { gameData, ...key } = answer;
      return commandText({
        type: 'gameRoundConfirmation',
        ...key,
        ...(isLocked ? { code: 1, gameData } : { code: 0 }),
      });
    },
  };
};

/** A patch counts once for each version that it contains: every lock and unlock is a version. */
const arrivalsOf = (message: ServerMessage): Arrival[] => {
  if ('ack' in message) return message.ok ? [] : [{ kind: 'refusal' }];
  if (message.type === 'gameChatMessage') return [{ kind: 'chat', text: message.line.text }];
  if (message.type !== 'gameRoundConfirmation') return [];
  return Array.from({ length: message.seq - message.from }, () => ({ kind: 'confirmation' }));
};

/** Our rooms: a frame is a list of messages. */
export const dialectOfRooms = (players: readonly Player[]): Dialect => ({
  ...messagesOf(players),
  read: (frame) =>
    (JSON.parse(frame) as ServerMessage[]) // frames of a room
      .flatMap(arrivalsOf),
});

/** The other servers send each message unchanged to all clients. */
export const dialectOfEchoes = (players: readonly Player[]): Dialect => ({
  ...messagesOf(players),
  read: (frame) => {
    const command = v.parse(clientCommandSchema, JSON.parse(frame));
    return [command.type === 'sendMessage' ? { kind: 'chat', text: command.text } : { kind: 'confirmation' }];
  },
});
