import { normalizedName } from '@tallyho/game/text';
import * as v from 'valibot';
import type { StudioTheme } from '../model/studio-types.ts';
import { gameLabels } from './game-labels.ts';

const listViewSchema = v.object({
  /** Words that all must be found in a theme. */
  q: v.optional(v.string(), ''),
  type: v.optional(v.fallback(v.picklist(['all', 'normal', 'lobby']), 'all'), 'all'),
  show: v.optional(v.fallback(v.picklist(['all', 'published', 'hidden']), 'all'), 'all'),
  /** The id of a tag; empty: any. */
  tag: v.optional(v.string(), ''),
  sort: v.optional(v.fallback(v.picklist(['changed', 'newest', 'name']), 'changed'), 'changed'),
});

/** Which themes the list shows, and in which order. The fields are the parameters of its address. */
export type ListView = v.InferOutput<typeof listViewSchema>;

/** All themes, those that were changed last first. */
export const everything: ListView = v.parse(listViewSchema, {});

/** Returns the view that a query of the address describes; what it does not say, or says badly, is as in `everything`. */
export const viewOf = (query: string): ListView =>
  v.parse(listViewSchema, Object.fromEntries(new URLSearchParams(query)));

/** Returns the query of a view, without a question mark: only what differs from `everything`. */
export function queryOf(view: ListView): string {
  const usual = new Map<string, string>(Object.entries(everything));
  return `${new URLSearchParams(Object.entries(view).filter(([name, value]) => usual.get(name) !== value))}`;
}

const orders: Record<ListView['sort'], (one: StudioTheme, other: StudioTheme) => number> = {
  changed: (one, other) => other.updatedAt - one.updatedAt,
  newest: (one, other) => other.createdAt - one.createdAt,
  name: (one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }),
};

/** What a search looks at in a theme. */
const searchedTexts = ({ name, description, tags, games, hidden }: StudioTheme): string[] =>
  [
    name,
    description,
    ...tags.map((tag) => tag.name),
    ...games.map((game) => game.name),
    ...gameLabels(games),
    hidden ? 'hidden' : 'published',
  ].map(normalizedName);

/** Returns the themes of a view in its order. */
export function themesInView(themes: readonly StudioTheme[], view: ListView): StudioTheme[] {
  const words = normalizedName(view.q).split(/\s+/);
  return themes
    .filter(({ type, hidden, tags }) => {
      if (view.type !== 'all' && view.type !== type) return false;
      if (view.show !== 'all' && (view.show === 'hidden') !== hidden) return false;
      return view.tag === '' || tags.some(({ _id }) => _id === view.tag);
    })
    .filter((theme) => {
      const texts = searchedTexts(theme);
      return words.every((word) => texts.some((text) => text.includes(word)));
    })
    .sort(orders[view.sort]);
}
