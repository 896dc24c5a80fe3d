import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import type { FormGame, ThemeForm } from './form-schema.ts';

/** What keeps a theme from being saved. `game`: the key of the game it is about; null: the theme itself. */
export interface FormProblem {
  readonly game: string | null;
  /** The field within the theme or game: 'name', 'games', 'steps.2', 'left.header', 'pictures.4'. */
  readonly field: string;
  readonly text: string;
}

/** Compares names as the API does: without regard to case and outer spaces. */
const plain = (name: string): string => name.trim().toLocaleLowerCase('en');

/** Returns the indexes of the names that an earlier entry has, too. */
const repeated = (names: readonly string[]): number[] =>
  names.flatMap((name, index) =>
    plain(name) !== '' && names.slice(0, index).some((other) => plain(other) === plain(name)) ? [index] : [],
  );

type InGame = Omit<FormProblem, 'game'>;

const stepProblems = (steps: readonly Step[], one: string): InGame[] => [
  ...steps.flatMap(({ name }, index) =>
    name.trim() === '' ? [{ field: `steps.${index}`, text: `Give this ${one} a name.` }] : [],
  ),
  ...repeated(steps.map(({ name }) => name)).map((index) => ({
    field: `steps.${index}`,
    text: `Another ${one} has this name.`,
  })),
];

const configProblems = (game: FormGame): InGame[] => {
  switch (game.type) {
    case 'TierList':
      return [
        ...stepProblems(game.tiers, 'tier'),
        ...game.pictures.flatMap(({ alt }, index) =>
          alt.trim() === ''
            ? [{ field: `pictures.${index}`, text: 'Describe the picture in a few words.' }]
            : [],
        ),
        ...(game.pictures.length > limits.items.max
          ? [{ field: 'pictures', text: `A game has at most ${limits.items.max} pictures.` }]
          : []),
      ];
    case 'TierListLobby':
      return stepProblems(game.tiers, 'tier');
    case 'Slider':
      return stepProblems(game.points, 'point');
    case 'SliderLobby':
      return [];
    case 'SliderAvatarsLobby': {
      const { worst, best } = game.ends;
      if (worst.trim() === '' && best.trim() === '') return [];
      return [
        ...(worst.trim() === '' ? [{ field: 'ends.worst', text: 'Name this end, too.' }] : []),
        ...(best.trim() === '' ? [{ field: 'ends.best', text: 'Name this end, too.' }] : []),
      ];
    }
    case 'Choose':
      return [
        ...(game.left.header.trim() === ''
          ? [{ field: 'left.header', text: 'Give this side a header.' }]
          : []),
        ...(game.right.header.trim() === ''
          ? [{ field: 'right.header', text: 'Give this side a header.' }]
          : []),
      ];
    default:
      return game.type satisfies never;
  }
};

/**
 * Returns everything that keeps the theme from being saved, in the order of the form. `takenNames`: the names of all
 * other themes.
 */
export const problemsOf = (form: ThemeForm, takenNames: readonly string[]): FormProblem[] => {
  const own = (field: string, text: string): FormProblem => ({ game: null, field, text });
  const twice = new Set(repeated(form.games.map(({ name }) => name)));
  return [
    ...(form.name.trim() === '' ? [own('name', 'Please enter a name.')] : []),
    ...(takenNames.some((name) => plain(name) === plain(form.name))
      ? [own('name', 'A theme with that name already exists.')]
      : []),
    ...(form.games.length === 0 ? [own('games', 'Add at least one game.')] : []),
    ...form.games.flatMap((game, index) => [
      ...(game.name.trim() === '' ? [{ game: game.key, field: 'name', text: 'Give this game a name.' }] : []),
      ...(twice.has(index)
        ? [{ game: game.key, field: 'name', text: 'Another game of this theme has this name.' }]
        : []),
      ...configProblems(game).map((problem) => ({ ...problem, game: game.key })),
    ]),
  ];
};
