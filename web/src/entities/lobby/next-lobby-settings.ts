import { defaultRules } from '@tallyho/game/model/default-rules';
import { type RoomRules, roomRulesSchema } from '@tallyho/game/model/room-rules';
import * as v from 'valibot';
import type { Settings } from '../preferences/preferences.ts';

/** Returns the size and rules for a new lobby from the user's last choices. Invalid stored rules become the defaults. */
export function nextLobbySettings({ numPlayers, lobbyRules }: Settings): {
  readonly maxPlayers: number;
  readonly rules: RoomRules;
} {
  const rules = v.safeParse(roomRulesSchema, lobbyRules);
  return { maxPlayers: numPlayers, rules: rules.success ? rules.output : defaultRules };
}
