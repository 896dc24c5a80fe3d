import { limits } from '../../limits.ts';
import { gamesFromWords, isLobbyGame } from '../../minigames/registry.ts';
import type { OwnThemeInput } from '../own-theme.ts';
import { isSameTheme } from '../rounds.ts';
import type { Seat } from '../state.ts';
import type { ThemeSnapshot } from '../theme.ts';
import { type Outcome, personOf, refuse, say, show, type Turn } from '../turn.ts';
import type { CommandOf } from './command-of.ts';

/** The theme that a player's words make: the games of each type, in the order of the types. May have none, or too many. */
export const themeFromWords = ({ name, texts, types }: OwnThemeInput): ThemeSnapshot => ({
  name,
  description: '',
  type: types.every(isLobbyGame) ? 'lobby' : 'normal',
  tags: [],
  games: types.flatMap((type) => gamesFromWords(type, { name, texts })),
});

/** A member's own theme, for this lobby alone. Its words were checked by the shell. */
export const writeTheme = (turn: Turn, seat: Seat, { id, theme }: CommandOf<'writeTheme'>): Outcome => {
  const { ownThemes } = turn.state;
  if (ownThemes.length >= limits.ownThemes.perLobby) return refuse('tooManyOwnThemes');
  if (ownThemes.some(({ snapshot }) => isSameTheme(snapshot.name, theme.name)))
    return refuse('ownThemeExists');
  const snapshot = themeFromWords(theme);
  const rounds = snapshot.games.length;
  if (rounds === 0 || rounds > limits.theme.games) return refuse('ownThemeRounds');
  const own = { id, author: personOf(seat), input: theme, snapshot };
  return say(
    show(turn, 'updateLobby', { ownThemes: [...ownThemes, own] }),
    seat,
    'wrote a theme for this lobby',
  );
};

/** The leader, or its author, takes it away; a game that plays it plays it to the end. */
export const removeTheme = (turn: Turn, seat: Seat, { ownTheme }: CommandOf<'removeTheme'>): Outcome => {
  const { leader, ownThemes } = turn.state;
  const removed = ownThemes.find(({ id }) => id === ownTheme);
  if (!removed) return refuse('unknownTheme');
  if (seat.user !== leader && seat.user !== removed.author.user) return refuse('notLeader');
  return show(turn, 'updateLobby', { ownThemes: ownThemes.filter((own) => own !== removed) });
};
