import { type MiniGameType, miniGameTypes } from '@tallyho/game/minigames/registry';
import { flagItems } from '../entities/room/testing/sample-themes.ts';
import type { EditedGame, EditedTheme } from '../screens/studio/model/edited-theme.ts';
import type { StoredTheme, StudioTag, StudioTheme } from '../screens/studio/model/studio-types.ts';
import { newGame } from '../screens/studio/model/theme-form.ts';

/** The scenes of the studio. A form of each type of game has the type's name. */
export const studioScenes = [
  'list',
  'tags',
  ...miniGameTypes,
  'problems',
  'uploads',
  'conflict',
  'leave',
  'delete',
  'import',
] as const;
export type StudioScene = (typeof studioScenes)[number];

const tag = (name: string, color: string, adminOnly = false): StudioTag => ({
  _id: `tag-${name}`,
  name,
  category: 'Topic',
  color,
  adminOnly,
});
const tags = [
  tag('Travel', 'blue'),
  tag('Family friendly', 'green'),
  tag('Draft of the spring collection', '#7a3cff', true),
];
const now = Date.now();

const theme = (index: number, more: Partial<StudioTheme> = {}): StudioTheme => ({
  _id: `theme-${index}`,
  name: 'Flags of the world',
  description: 'Fields, crosses and one dragon.',
  type: 'normal',
  hidden: false,
  version: 3,
  createdAt: now - index * 86_400_000,
  updatedAt: now - index * 3_600_000,
  updatedBy: 'juniper',
  tags: tags.slice(0, 2),
  games: [
    { name: 'Which flag would you fly?', type: 'TierList' },
    { name: 'How hard is it to draw?', type: 'Slider' },
    { name: 'This or that', type: 'Choose' },
  ],
  covers: flagItems.slice(index, index + 1).flatMap(({ url }) => url ?? []),
  ...more,
});
const themes: StudioTheme[] = [
  theme(0),
  theme(1, { name: 'Street food', tags: [], updatedBy: null }),
  theme(2, { name: 'Zombie crew', type: 'lobby', covers: [], hidden: true, tags }),
  theme(3, {
    name: 'متعة كبيرة 😀 with a name that is longer than most names of themes ever are',
    covers: [],
  }),
];

const tiers = ['Frame it', 'Fly it', 'Fold it', 'Forget it'].map((name, index) => ({
  name,
  color: (['red', 'orange', 'gold', 'green'] as const)[index] ?? 'white',
}));

/** A filled game of the type. */
const game = (type: MiniGameType): EditedGame => ({
  ...newGame(type),
  name: 'Which flag would you fly?',
  description: 'Over your own house, for a year.',
  tiers,
  points: tiers,
  folder: 'Themes/Flags/Game1',
  pictures: flagItems
    .slice(0, 7)
    .map(({ id, url, alt }) => ({ id, url: url ?? '', alt, fileName: `${id}.png` })),
  left: { header: 'A dragon', description: 'It breathes fire on holidays.' },
  right: { header: 'A maple leaf', description: '' },
});

/** The form of a scene: the chosen type first, then the other types of the same kind. */
export function sceneForm(scene: StudioScene): EditedTheme {
  const type = miniGameTypes.find((name) => name === scene) ?? 'TierList';
  const isLobby = type.endsWith('Lobby');
  const form: EditedTheme = {
    name: 'Flags of the world',
    description: 'Fields, crosses and one dragon.',
    type: isLobby ? 'lobby' : 'normal',
    hidden: true,
    tags,
    games: [game(type), { ...newGame(isLobby ? 'SliderLobby' : 'Slider'), name: 'How hard is it to draw?' }],
  };
  if (scene !== 'problems') return form;
  const twice = { ...game('TierList'), tiers: [...tiers, { name: 'fly it', color: 'blue' as const }] };
  return {
    ...form,
    name: 'Street food',
    games: [twice, { ...game('Choose'), left: { header: '', description: '' } }],
  };
}

/** The stored theme of the conflict. */
export const changedTheme: StoredTheme = {
  ...theme(0),
  description: 'Changed in the meantime.',
  tags: [],
  games: [],
};

/** What is wrong with an imported file. */
export const importProblems = [
  'pictures/flags/1/dragon.png: This is not a PNG, JPEG, WebP, GIF or AVIF picture.',
  'pictures/flags/1/maple-leaf.webp: The file is missing.',
  'There is no tag “Heraldry”. Create it, and add it to the theme.',
];

/** The body of the API's response to a path of the studio; null for other paths. */
export function studioBody(path: string): object | null {
  if (path === '/api/themes/all') return { success: true, themes };
  if (path === '/api/tags')
    return { success: true, tags: tags.map((one, index) => ({ ...one, themes: index })) };
  if (path === '/api/tags/search') return { success: true, tags: [tag('Animals', 'gold'), ...tags] };
  return null;
}
