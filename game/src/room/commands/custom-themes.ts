import { limits } from '../../limits.ts';
import { themeFromTexts } from '../../themes/custom-theme.ts';
import { isSameTheme } from '../../themes/theme-snapshot.ts';
import type { CommandOf } from '../state/event.ts';
import { isShownTo } from '../state/seats.ts';
import type { Seat } from '../state/state.ts';
import {
  type Outcome,
  personOf,
  reject,
  type Transition,
  visibleChange,
  withChatAction,
} from '../state/transition.ts';

/** Adds a member's custom theme to this lobby. The shell has already checked its texts. */
export const writeTheme = (
  transition: Transition,
  seat: Seat,
  { id, theme }: CommandOf<'writeTheme'>,
): Outcome => {
  const { customThemes } = transition.state;
  if (customThemes.length >= limits.customThemes.perLobby) return reject('tooManyCustomThemes');
  if (customThemes.some((own) => own.id === id || isSameTheme(own.name, theme.name)))
    return reject('customThemeExists');
  const rounds = themeFromTexts(theme).games.length;
  if (rounds === 0 || rounds > limits.customThemes.games) return reject('customThemeRounds');
  const written = visibleChange(transition, 'updateLobby', {
    customThemes: [...customThemes, { ...theme, id, author: personOf(seat), rounds }],
  });
  return withChatAction(written, seat, 'wrote a theme for this lobby');
};

/** The leader or the author removes the theme. A game that is playing it plays it to its end. */
export const removeTheme = (
  transition: Transition,
  seat: Seat,
  { customTheme }: CommandOf<'removeTheme'>,
): Outcome => {
  const { leader, customThemes } = transition.state;
  const removed = customThemes.find(({ id }) => id === customTheme && isShownTo(seat, id));
  if (!removed) return reject('themeNotFound');
  if (seat.user !== leader && seat.user !== removed.author.user) return reject('notLeader');
  return visibleChange(transition, 'updateLobby', {
    customThemes: customThemes.filter((own) => own !== removed),
  });
};
