import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';
import { lookupText } from '../http/lookup-text.ts';

/** The lobby code in a path, in any case. */
export const codeParam = v.object({ code: lookupText });

/** A player as the API shows one: the id has two names. */
export const playerSchema = v.object({
  _id: v.string(),
  user: v.string(),
  username: v.string(),
  avatar: v.number(),
});
export const lobbyPlayers = v.array(playerSchema);

/** Returns a player as the API shows one. */
export const playerFrom = <Player extends { user: string }>(player: Player) => ({
  _id: player.user,
  ...player,
});

const text = v.pipe(
  v.string('There is nothing to send.'),
  v.maxLength(limits.chat.max, `A message has at most ${limits.chat.max} characters.`),
);
/** The sender comes from the session; other fields are ignored. */
export const messageBody = v.object({
  message: v.union([text, v.object({ text })], 'There is nothing to send.'),
});
export const textOf = ({ message }: v.InferOutput<typeof messageBody>): string =>
  typeof message === 'string' ? message : message.text;
