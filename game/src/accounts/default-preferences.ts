import { limits } from '../limits.ts';
import { defaultRules } from '../model/default-rules.ts';
import type { Preferences } from './preferences.ts';

/** The settings of a new user. In a file without schemas, because the first page of a visitor contains it. */
export const defaultPreferences: Preferences = {
  avatarEnabled: true,
  animationsEnabled: true,
  showNSFW: false,
  fontSize: 16,
  lobbyShowAvatars: true,
  lobbyShowCode: false,
  sound: true,
  numPlayers: limits.capacity.default,
  lobbyRules: defaultRules,
  background: 'default',
  motion: 'system',
  locale: 'system',
  appearOffline: false,
};
