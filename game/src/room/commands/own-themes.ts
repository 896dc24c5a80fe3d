import { limits } from '../../limits.ts';
import { themeFromTexts } from '../../themes/own-theme.ts';
import { isSameTheme } from '../../themes/theme-snapshot.ts';
import type { Seat } from '../state.ts';
import {
  type Outcome,
  personOf,
  reject,
  type Transition,
  visibleChange,
  withChatAction,
} from '../transition.ts';
import type { CommandOf } from './command-of.ts';

/** Adds a member's custom theme to this lobby. The shell has already checked its texts. */
export const writeTheme = (turn: Transition, seat: Seat, { id, theme }: CommandOf<'writeTheme'>): Outcome => {
  const { ownThemes } = turn.state;
  if (ownThemes.length >= limits.ownThemes.perLobby) return reject('tooManyOwnThemes');
  if (ownThemes.some((own) => own.id === id || isSameTheme(own.name, theme.name)))
    return reject('ownThemeExists');
  const rounds = themeFromTexts(theme).games.length;
  if (rounds === 0 || rounds > limits.theme.games) return reject('ownThemeRounds');
  const written = visibleChange(turn, 'updateLobby', {
    ownThemes: [...ownThemes, { ...theme, id, author: personOf(seat), rounds }],
  });
  return withChatAction(written, seat, 'wrote a theme for this lobby');
};

/** The leader or the author removes the theme. A game that is playing it plays it to its end. */
export const removeTheme = (
  turn: Transition,
  seat: Seat,
  { ownTheme }: CommandOf<'removeTheme'>,
): Outcome => {
  const { leader, ownThemes } = turn.state;
  const removed = ownThemes.find(({ id }) => id === ownTheme);
  if (!removed) return reject('themeNotFound');
  if (seat.user !== leader && seat.user !== removed.author.user) return reject('notLeader');
  return visibleChange(turn, 'updateLobby', { ownThemes: ownThemes.filter((own) => own !== removed) });
};
