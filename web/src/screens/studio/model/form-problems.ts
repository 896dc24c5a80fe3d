import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import type { EditedGame, EditedTheme } from './edited-theme.ts';

/** What keeps a theme from being saved. `game`: the key of the game it is about; null: the theme itself. */
export interface FormProblem {
  readonly game: string | null;
  /**
   * missing: something is not filled in yet, shown after the first attempt to save. collision: two names are the same, shown
   * immediately. refused: the API's reason.
   */
  readonly kind: 'missing' | 'collision' | 'refused';
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

const missing = (field: string, text: string): InGame => ({ kind: 'missing', field, text });
const collision = (field: string, text: string): InGame => ({ kind: 'collision', field, text });

const stepProblems = (steps: readonly Step[], one: string): InGame[] => [
  ...steps.flatMap(({ name }, index) =>
    name.trim() === '' ? [missing(`steps.${index}`, `Give this ${one} a name.`)] : [],
  ),
  ...repeated(steps.map(({ name }) => name)).map((index) =>
    collision(`steps.${index}`, `Another ${one} has this name.`),
  ),
];

const configProblems = (game: EditedGame): InGame[] => {
  switch (game.type) {
    case 'TierList':
      return [
        ...stepProblems(game.tiers, 'tier'),
        ...game.pictures.flatMap(({ alt }, index) =>
          alt.trim() === '' ? [missing(`pictures.${index}`, 'Describe the picture in a few words.')] : [],
        ),
        ...(game.pictures.length > limits.items.max
          ? [collision('pictures', `A game has at most ${limits.items.max} pictures.`)]
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
        ...(worst.trim() === '' ? [missing('ends.worst', 'Name this end, too.')] : []),
        ...(best.trim() === '' ? [missing('ends.best', 'Name this end, too.')] : []),
      ];
    }
    case 'Choose':
      return [
        ...(game.left.header.trim() === '' ? [missing('left.header', 'Give this side a header.')] : []),
        ...(game.right.header.trim() === '' ? [missing('right.header', 'Give this side a header.')] : []),
      ];
    default:
      return game.type satisfies never;
  }
};

/**
 * Returns everything that keeps the theme from being saved, in the order of the form. `takenNames`: the names of all
 * other themes.
 */
export const problemsOf = (form: EditedTheme, takenNames: readonly string[]): FormProblem[] => {
  const isTwice = new Set(repeated(form.games.map(({ name }) => name)));
  const own = [
    ...(form.name.trim() === '' ? [missing('name', 'Please enter a name.')] : []),
    ...(takenNames.some((name) => plain(name) === plain(form.name))
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
        ...configProblems(game),
      ].map((problem) => ({ ...problem, game: game.key })),
    ),
  ];
};
