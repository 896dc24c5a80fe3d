import { defaultRules, type RoomRules, roomRulesSchema } from '@tallyho/game/model/room-rules';
import * as v from 'valibot';
import { readSettings } from '../../entities/preferences/preferences.ts';

/** What the person's last choices make of a new lobby. Rules that this version does not understand become the usual ones. */
export function savedLobbySettings(): { readonly maxPlayers: number; readonly rules: RoomRules } {
  const { numPlayers, lobbyRules } = readSettings();
  const rules = v.safeParse(roomRulesSchema, lobbyRules);
  return { maxPlayers: numPlayers, rules: rules.success ? rules.output : defaultRules };
}
