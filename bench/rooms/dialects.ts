import { type CommandInput, clientCommandSchema } from '@tallyho/game/protocol/client';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import * as v from 'valibot';
import type { Arrival, Dialect } from './crowd.ts';
import type { Player } from './player.ts';

const commandText = (command: CommandInput): string =>
  JSON.stringify({ id: crypto.randomUUID(), ...command });

/** The same words for every server: what `players` would send, each in their own game. */
const wordsOf = (players: readonly Player[]): Omit<Dialect, 'read'> => {
  const answers = players.map((player) => ({ ...player.roundKey, gameData: player.answer() }));
  return {
    chat: (_client, text) => commandText({ type: 'sendMessage', text }),
    confirmation: (client, isLocked) => {
      const answer = answers[client];
      if (!answer) throw new Error('Nobody is there to confirm');
      const { gameData, ...key } = answer;
      return commandText({
        type: 'gameRoundConfirmation',
        ...key,
        ...(isLocked ? { code: 1, gameData } : { code: 0 }),
      });
    },
  };
};

const arrivalOf = (message: ServerMessage): Arrival | null => {
  if ('ack' in message) return message.ok ? null : { kind: 'refusal' };
  if (message.type === 'gameChatMessage') return { kind: 'chat', text: message.line.text };
  return message.type === 'gameRoundConfirmation' ? { kind: 'confirmation' } : null;
};

/** Our rooms: a frame is a list of messages. */
export const dialectOfRooms = (players: readonly Player[]): Dialect => ({
  ...wordsOf(players),
  read: (frame) =>
    (JSON.parse(frame) as ServerMessage[]) // what a room sends
      .map(arrivalOf)
      .filter((arrival) => arrival !== null),
});

/** The others send everybody what they were sent. */
export const dialectOfEchoes = (players: readonly Player[]): Dialect => ({
  ...wordsOf(players),
  read: (frame) => {
    const command = v.parse(clientCommandSchema, JSON.parse(frame));
    return [command.type === 'sendMessage' ? { kind: 'chat', text: command.text } : { kind: 'confirmation' }];
  },
});
