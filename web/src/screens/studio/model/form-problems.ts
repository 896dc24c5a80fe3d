import { limits } from '@tallyho/game/limits';
import { hasPictures } from '@tallyho/game/themes/game';
import {
  collision,
  type FieldProblem,
  missing,
  plainName,
  repeatedNames,
} from '../../../minigames/editor/field.ts';
import { gameFormOf } from '../../../minigames/forms.ts';
import type { EditedGame, EditedTheme } from './edited-theme.ts';

/** What keeps a theme from being saved. `game`: the key of the game it is about; null: the theme itself. */
export interface FormProblem extends FieldProblem {
  readonly game: string | null;
}

const pictureProblems = ({ type, pictures }: EditedGame): FieldProblem[] =>
  hasPictures(type)
    ? [
        ...pictures.flatMap(({ alt }, index) =>
          alt.trim() === '' ? [missing(`pictures.${index}`, 'Describe the picture in a few words.')] : [],
        ),
        ...(pictures.length > limits.items.max
          ? [collision('pictures', `A game has at most ${limits.items.max} pictures.`)]
          : []),
      ]
    : [];

/**
 * Returns everything that keeps the theme from being saved, in the order of the form. `takenNames`: the names of all
 * other themes.
 */
export const problemsOf = (form: EditedTheme, takenNames: readonly string[]): FormProblem[] => {
  const isTwice = new Set(repeatedNames(form.games.map(({ name }) => name)));
  const own = [
    ...(form.name.trim() === '' ? [missing('name', 'Please enter a name.')] : []),
    ...(takenNames.some((name) => plainName(name) === plainName(form.name))
      ? [collision('name', 'A theme with that name already exists.')]
      : []),
    ...(form.games.length === 0 ? [missing('games', 'Add at least one game.')] : []),
  ];
  return [
    ...own.map((problem) => ({ ...problem, game: null })),
    ...form.games.flatMap((game, index) =>
      [
        ...(game.name.trim() === '' ? [missing('name', 'Give this game a name.')] : []),
        ...(isTwice.has(index) ? [collision('name', 'Another game of this theme has this name.')] : []),
        ...gameFormOf(game.type).problems(game),
        ...pictureProblems(game),
      ].map((problem) => ({ ...problem, game: game.key })),
    ),
  ];
};
