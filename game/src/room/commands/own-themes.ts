import { limits } from '../../limits.ts';
import { themeFromWords } from '../own-theme.ts';
import type { Seat } from '../state.ts';
import { isSameTheme } from '../theme.ts';
import { type Outcome, personOf, refuse, say, show, type Turn } from '../turn.ts';
import type { CommandOf } from './command-of.ts';

/** A member's own theme, for this lobby alone. Its words were checked by the shell. */
export const writeTheme = (turn: Turn, seat: Seat, { id, theme }: CommandOf<'writeTheme'>): Outcome => {
  const { ownThemes } = turn.state;
  if (ownThemes.length >= limits.ownThemes.perLobby) return refuse('tooManyOwnThemes');
  if (ownThemes.some((own) => own.id === id || isSameTheme(own.name, theme.name)))
    return refuse('ownThemeExists');
  const rounds = themeFromWords(theme).games.length;
  if (rounds === 0 || rounds > limits.theme.games) return refuse('ownThemeRounds');
  const written = show(turn, 'updateLobby', {
    ownThemes: [...ownThemes, { ...theme, id, author: personOf(seat), rounds }],
  });
  return say(written, seat, 'wrote a theme for this lobby');
};

/** The leader, or its author, takes it away; a game that plays it plays it to the end. */
export const removeTheme = (turn: Turn, seat: Seat, { ownTheme }: CommandOf<'removeTheme'>): Outcome => {
  const { leader, ownThemes } = turn.state;
  const removed = ownThemes.find(({ id }) => id === ownTheme);
  if (!removed) return refuse('unknownTheme');
  if (seat.user !== leader && seat.user !== removed.author.user) return refuse('notLeader');
  return show(turn, 'updateLobby', { ownThemes: ownThemes.filter((own) => own !== removed) });
};
