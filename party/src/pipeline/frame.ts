import { limits } from '@tallyho/game/limits';
import { type ClientCommand, parseCommand } from '@tallyho/game/protocol/client';
import { readHeartbeat } from '@tallyho/game/protocol/heartbeat';
import { isWellFormed, malformedTextPath } from '@tallyho/game/text';
import * as v from 'valibot';

export type IncomingData = string | ArrayBuffer | ArrayBufferView;

/**
 * The result of reading a client frame. A malformed frame keeps its command id if that is usable, so that
 * the error can be sent to it.
 */
export type Frame =
  | { kind: 'command'; command: ClientCommand }
  | { kind: 'malformed'; id: string | null }
  | { kind: 'oversized' }
  /** `token`: the number of the ping that it answers; null: it answers none. */
  | { kind: 'heartbeat'; token: number | null };

/** Returns true if a frame exceeds the size limit for clients. */
export const isOversized = (data: IncomingData): boolean =>
  typeof data === 'string'
    ? data.length > limits.frameBytes ||
      // Only a text that could exceed the limit in UTF-8 is encoded.
      (data.length * 3 > limits.frameBytes && new TextEncoder().encode(data).byteLength > limits.frameBytes)
    : data.byteLength > limits.frameBytes;

/**
 * Returns true if the parsed text `json` contains half a character. Only an escape sequence can hide one in a frame that
 * is well-formed itself.
 */
const hasMalformedText = (data: string, json: unknown): boolean =>
  (data.includes('\\u') || !isWellFormed(data)) && malformedTextPath(json) !== null;

const withId = v.object({ id: v.pipe(v.string(), v.maxLength(40)) });

/** Reads one frame. Never throws, for any input. */
export const readFrame = (data: IncomingData): Frame => {
  if (isOversized(data)) return { kind: 'oversized' };
  if (typeof data !== 'string') return { kind: 'malformed', id: null };
  const heartbeat = readHeartbeat(data);
  if (heartbeat) return { kind: 'heartbeat', ...heartbeat };
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return { kind: 'malformed', id: null };
  }
  const command = parseCommand(json);
  if (command && !hasMalformedText(data, json)) return { kind: 'command', command };
  const parsed = v.safeParse(withId, json);
  return { kind: 'malformed', id: parsed.success ? parsed.output.id : null };
};
