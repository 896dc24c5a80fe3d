import * as v from 'valibot';
import { limits } from '../limits.ts';
import { roomRulesSchema } from '../model/room-rules.ts';

/** The formats of dates and numbers; `system`: the browser's. */
export const locales = [
  'system',
  'en-GB',
  'en-US',
  'de-DE',
  'es-ES',
  'fr-FR',
  'it-IT',
  'ja-JP',
  'nl-NL',
  'pl-PL',
  'pt-BR',
] as const;

/** The stored settings of a user. */
export const preferencesSchema = v.object({
  /** Chat room settings. */
  avatarEnabled: v.boolean(),
  animationsEnabled: v.boolean(),
  showNSFW: v.boolean(),
  /** An even number of pixels. */
  fontSize: v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(24), v.multipleOf(2)),
  /** Lobby settings. */
  lobbyShowAvatars: v.boolean(),
  /** The code of the user's lobby is in plain letters, and large, on this user's screens. */
  lobbyShowCode: v.boolean(),
  sound: v.boolean(),
  /** The initial capacity of the user's new lobbies. */
  numPlayers: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(limits.capacity.min),
    v.maxValue(limits.capacity.max),
  ),
  lobbyRules: roomRulesSchema,
  background: v.picklist(['default', 'bubbles', 'hexagons', 'topography']),
  /** `reduced`: minimal motion, independent of the system setting. */
  motion: v.picklist(['system', 'reduced']),
  locale: v.picklist(locales),
  /** Friends see this user as offline. */
  appearOffline: v.boolean(),
});
export type Preferences = v.InferOutput<typeof preferencesSchema>;

const change = <Key extends keyof Preferences>(key: Key) =>
  v.object({ key: v.literal(key), value: preferencesSchema.entries[key] });

/** Payload of POST /api/user/preferences: one key at a time. */
export const preferenceChangeSchema = v.variant('key', [
  change('avatarEnabled'),
  change('animationsEnabled'),
  change('showNSFW'),
  change('fontSize'),
  change('lobbyShowAvatars'),
  change('lobbyShowCode'),
  change('sound'),
  change('numPlayers'),
  change('lobbyRules'),
  change('background'),
  change('motion'),
  change('locale'),
  change('appearOffline'),
]);
export type PreferenceChange = v.InferOutput<typeof preferenceChangeSchema>;
