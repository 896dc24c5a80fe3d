import { limits } from '@tallyho/game/limits';
import type { MiniGameType } from '@tallyho/game/minigames/registry';
import { plainName } from '../../../minigames/editor/field.ts';
import { gameFormOf } from '../../../minigames/forms.ts';
import { listLines } from '../../../shared/ui/text/list-lines.ts';
import type { EditedGame } from './edited-theme.ts';
import { newGame } from './theme-form.ts';

/** What keeps a line from becoming a game. `line` counts from 1, empty lines included. */
export interface LineProblem {
  readonly line: number;
  readonly text: string;
}

export interface LinesReading {
  readonly games: readonly EditedGame[];
  readonly problems: readonly LineProblem[];
}

/** Returns the lines that are not empty, without bullets and numbers. The columns of a pasted table become parts. */
function numberedLines(text: string): { readonly line: number; readonly text: string }[] {
  const written = text
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line.replace(/\t+/g, ' | ').trim() }))
    .filter((line) => line.text !== '');
  const plain = listLines(written.map((line) => line.text).join('\n'));
  // A line that is only a bullet is left out of the plain ones, so the others have no number any more.
  return plain.length === written.length
    ? written.map(({ line }, index) => ({ line, text: plain[index] ?? '' }))
    : written;
}

/**
 * Returns the games of this type that the lines describe, one per line, and what is wrong with the others. The parts of a
 * line are separated by `|`; the form of the type says which. `taken`: the names of the games that the theme has.
 */
export function gamesOfLines(text: string, type: MiniGameType, taken: readonly string[]): LinesReading {
  const names = new Set(taken.map(plainName));
  const games: EditedGame[] = [];
  const problems: LineProblem[] = [];
  for (const { line, text: written } of numberedLines(text)) {
    const [name = '', ...parts] = written.split('|').map((part) => part.trim());
    const problem = (text: string) => problems.push({ line, text });
    const read = gameFormOf(type).line.read(parts);
    if (name === '') problem('Begin with the question.');
    else if (name.length > limits.game.name)
      problem(`The question has more than ${limits.game.name} characters.`);
    else if (names.has(plainName(name))) problem('Another game of this theme has this name.');
    else if ('problem' in read) problem(read.problem);
    else if (taken.length + games.length >= limits.theme.games)
      problem(`A theme has at most ${limits.theme.games} games.`);
    else {
      names.add(plainName(name));
      games.push({ ...newGame(type), name, ...read.fields });
    }
  }
  return { games, problems };
}
