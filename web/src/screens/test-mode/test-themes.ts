import { miniGames } from '@tallyho/game/minigames/registry';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { useQuery } from '@tanstack/react-query';
import { allThemesQuery } from '../../entities/themes/all-themes.ts';
import { request } from '../../shared/api/api.ts';
import type { ResponseBody } from '../../shared/api/api-types.ts';

/** A theme in the list of test mode. */
export type TestTheme = ResponseBody<'GET', '/api/themes/all'>['themes'][number];

export const useTestThemes = () => useQuery(allThemesQuery);

/** Returns the display names of the types of a theme's games, each once. */
export const gameTypeLabels = ({ games }: TestTheme): string[] => [
  ...new Set(
    games.map(({ type }) => Object.values(miniGames).find((rules) => rules.type === type)?.label ?? type),
  ),
];

/** Returns the themes whose name, type or type of a game contains the text. */
export function matchingThemes(themes: readonly TestTheme[], text: string): TestTheme[] {
  const wanted = text.trim().toLocaleLowerCase();
  return themes.filter((theme) =>
    [theme.name, theme.type, ...gameTypeLabels(theme)].some((words) =>
      words.toLocaleLowerCase().includes(wanted),
    ),
  );
}

/** The theme as a room plays it. Fails with ApiError. */
export const useTestedGames = (theme: TestTheme) =>
  useQuery({
    queryKey: ['test-mode', 'theme', theme._id],
    queryFn: async (): Promise<ThemeSnapshot> => {
      const { name, description, type } = theme;
      const games = await Promise.all(
        theme.games.map(async (_, index) => {
          const param = { themeName: name, index: String(index) };
          return (await request('GET', '/api/themes/name/:themeName/games/:index', { param })).game;
        }),
      );
      return { name, description, type, tags: theme.tags.map((tag) => tag.name), games };
    },
    gcTime: 0,
    retry: false,
  });
