import { miniGames } from '@tallyho/game/minigames/registry';
import { hasPictures } from '@tallyho/game/themes/game';
import type { EditedGame, EditedTheme } from './edited-theme.ts';
import { withKeysOf, withKeysOfEqual } from './match-games.ts';
import { mergeGame } from './merge-games.ts';
import {
  hasSameContent,
  type ListIds,
  membershipChangedBy,
  mergeOrder,
  reorderedBy,
  staysInMerge,
} from './merge-lists.ts';
import {
  type Choices,
  type MergedPart,
  mergeValue,
  type RecordPart,
  recorder,
  type Versions,
} from './merge-part.ts';
import { storedGameOf } from './theme-form.ts';

export interface MergedForm {
  readonly form: EditedTheme;
  /** Everything that is not the same on both sides, in the order of the form. */
  readonly parts: readonly MergedPart[];
}

type Forms = Versions<EditedTheme, EditedTheme | null>;

const titleOf = ({ name }: EditedGame): string => name.trim() || 'A game without a name';
const listText = (names: readonly string[]): string => names.join(', ') || 'None';

/**
 * Merges what two administrators made of the same stored theme. Changes of different fields, games, tags and pictures are
 * all kept. Where both changed one thing differently, `choices` decides; without a choice the part is to `ask`, and the form
 * has mine meanwhile. `base`: the stored theme that both began with; null: unknown, so each difference is a question. Games
 * keep the keys that they have in `mine`.
 */
export function mergeForms(forms: Forms, choices: Choices = {}): MergedForm {
  const { base, mine, theirs } = forms;
  const parts: MergedPart[] = [];
  const record = recorder(parts, choices);
  const own = <Value>(
    id: string,
    label: string,
    of: (form: EditedTheme) => Value,
    textOf: (value: Value) => string,
  ): Value =>
    mergeValue(
      { base: base ? of(base) : undefined, mine: of(mine), theirs: of(theirs) },
      { id, game: null, label },
      { record, textOf },
    );
  return {
    form: {
      name: own('name', 'Name', ({ name }) => name, String),
      description: own('description', 'Description', ({ description }) => description, String),
      type: mine.type,
      tags: mergeTags(forms, record),
      hidden: own(
        'hidden',
        'Hidden',
        ({ hidden }) => hidden,
        (hidden) => (hidden ? 'Hidden' : 'Published'),
      ),
      games: mergeGames(forms, record),
    },
    parts,
  };
}

function mergeTags({ base, mine, theirs }: Forms, record: RecordPart): EditedTheme['tags'] {
  const idsOf = ({ tags }: EditedTheme) => tags.map(({ _id }) => _id);
  const textOf = ({ tags }: EditedTheme) => listText(tags.map(({ name }) => name));
  const ids: ListIds = { base: base ? idsOf(base) : undefined, mine: idsOf(mine), theirs: idsOf(theirs) };
  const texts = { before: base && textOf(base), mine: textOf(mine), theirs: textOf(theirs) };
  record({ id: 'tags', game: null, label: 'Tags', ...texts }, membershipChangedBy(ids));
  const first = reorderedBy(ids) === 'theirs' ? 'theirs' : 'mine';
  // Theirs first: a tag may have been renamed since.
  return mergeOrder(ids, { first, isKept: staysInMerge(ids) }).flatMap(
    (id) => [...theirs.tags, ...mine.tags].find(({ _id }) => _id === id) ?? [],
  );
}

function mergeGames({ base, mine, theirs }: Forms, record: RecordPart): EditedGame[] {
  const before = withKeysOf(mine.games, base?.games ?? []);
  const added = mine.games.filter(({ key }) => before.every((game) => game.key !== key));
  const after = withKeysOf([...before, ...added], withKeysOfEqual(mine.games, theirs.games));
  const keysOf = (games: readonly EditedGame[]) => games.map(({ key }) => key);
  const ids: ListIds = {
    base: base ? keysOf(before) : undefined,
    mine: keysOf(mine.games),
    theirs: keysOf(after),
  };
  const merged = new Map<string, EditedGame>();
  for (const key of new Set([...ids.mine, ...ids.theirs])) {
    const of = (games: readonly EditedGame[]) => games.find((game) => game.key === key);
    const game = mergeEntry({ base: of(before), mine: of(mine.games), theirs: of(after) }, record);
    if (game) merged.set(key, game);
  }
  const orderOf = (games: readonly EditedGame[]) => listText(games.map(titleOf));
  const texts = { before: base && orderOf(before), mine: orderOf(mine.games), theirs: orderOf(after) };
  const first = record({ id: 'order', game: null, label: 'Order of the games', ...texts }, reorderedBy(ids));
  return mergeOrder(ids, { first, isKept: (key) => merged.has(key) }).flatMap((key) => merged.get(key) ?? []);
}

/** What players see of a game: without what only its other types would use. */
const contentOf = (game: EditedGame) => [storedGameOf(game), hasPictures(game.type) ? game.pictures : []];

const gameText = (game: EditedGame): string => `${miniGames[game.type].label}: ${titleOf(game)}`;

/** Returns the merged game; null if it is removed. A game that one side removed and the other changed is a question. */
function mergeEntry(
  { base, mine, theirs }: Versions<EditedGame | undefined>,
  record: RecordPart,
): EditedGame | null {
  if (mine && theirs) return mergeGame({ base, mine, theirs, title: titleOf(mine) }, record);
  const left = mine ?? theirs;
  if (!left) return null;
  const [side, other] = mine ? (['mine', 'theirs'] as const) : (['theirs', 'mine'] as const);
  const isChanged = base !== undefined && !hasSameContent(contentOf(base), contentOf(left));
  const textOf = (game: EditedGame | undefined) => {
    if (!game) return base ? 'Removed' : 'Not there';
    return isChanged ? `${gameText(game)}, changed` : gameText(game);
  };
  const kept = record(
    {
      id: `${left.key}.game`,
      game: titleOf(left),
      label: 'The game itself',
      before: base ? gameText(base) : 'Not there',
      mine: textOf(mine),
      theirs: textOf(theirs),
    },
    base === undefined ? side : isChanged ? 'both' : other,
  );
  return kept === side ? left : null;
}
