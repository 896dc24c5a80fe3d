import { counted, listed, quotation } from '@tallyho/game/text';

interface Titled {
  readonly players: readonly { readonly username: string }[];
  readonly rounds: readonly { readonly theme: string }[];
  readonly boardTheme: string | null;
}

/** The longest list of names that leaves room for a theme in two lines of a phone, in letters. */
const longestNames = 24;
/** The longest names of two themes in a line of a phone, in letters. */
const longestThemes = 34;

/** Returns the title of the page of a public result: who played what in about two lines of a phone: the theme of the board by its name, a short second one, too, further ones as a number. */
export function pageTitleOf({ players, rounds, boardTheme }: Titled): string {
  if (boardTheme === null) return 'How the game night went';
  const names = listed(players.map(({ username }) => username));
  const [first] = players;
  const who =
    names.length <= longestNames || !first
      ? names
      : `${first.username} and ${counted(players.length - 1, 'friend')}`;
  return `${who} played ${themesIn(boardTheme, rounds)}`;
}

/** Returns the theme of the board, and the other one by its name if both fit in a line of a phone. */
function themesIn(first: string, rounds: Titled['rounds']): string {
  const [second, ...more] = new Set(rounds.map(({ theme }) => theme).filter((theme) => theme !== first));
  if (second === undefined) return quotation(first);
  const both = `${quotation(first)} and ${quotation(second)}`;
  return more.length === 0 && both.length <= longestThemes
    ? both
    : `${quotation(first)} and ${counted(1 + more.length, 'more theme')}`;
}
