import { type Chat, type ChatLine, postAction } from '@tallyho/game/chat/chat';
import type { RoomReport } from '@tallyho/game/protocol/service';
import type { Effect } from '@tallyho/game/room/event';
import { createGameRecord, createLobbyRecord } from '@tallyho/game/room/records';
import type { RoomState } from '@tallyho/game/room/state';

/** Returns the chat with the lines of an event's effects, and these lines. `now`: epoch ms. */
export const withActions = (
  chat: Chat,
  effects: Effect[],
  now: number,
): { chat: Chat; lines: ChatLine[] } => {
  const lines: ChatLine[] = [];
  let grown = chat;
  for (const effect of effects) {
    if (effect.type !== 'say') continue;
    const posted = postAction(grown, effect, now);
    grown = posted.chat;
    lines.push(posted.line);
  }
  return { chat: grown, lines };
};

/** Returns the reports to the edge that an event causes. */
export const reportsOf = (effects: Effect[], state: RoomState): RoomReport[] =>
  effects.flatMap((effect): RoomReport[] => {
    if (effect.type === 'saveLobby') return [{ type: 'lobby', lobby: createLobbyRecord(state) }];
    const game = effect.type === 'saveGame' ? createGameRecord(state) : null;
    return game ? [{ type: 'game', game }] : [];
  });
