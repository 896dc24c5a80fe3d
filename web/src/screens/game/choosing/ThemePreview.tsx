import { type MiniGameType, miniGames, typesLeftOut } from '@tallyho/game/minigames/registry';
import { isSuitable } from '@tallyho/game/themes/draw-games';
import { useQuery } from '@tanstack/react-query';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { useTable } from '../../../entities/room/use-table.ts';
import { themeDetailsQuery } from '../../../entities/themes/theme-api.ts';
import { useHeldPending } from '../../../shared/schedule/use-held-pending.ts';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { AdminBadge } from '../../../shared/ui/layout/AdminBadge.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { GameList } from './GameList.tsx';
import type { PickableTheme } from './pickable-theme.ts';
import { type PosterActions, ThemePoster } from './ThemePoster.tsx';
import styles from './ThemePreview.module.css';

interface ThemePreviewProps extends PosterActions {
  readonly theme: Extract<PickableTheme, { source: 'catalogue' }>;
}

/** A newer API can send types that this page does not know. */
const knownTypes = (types: readonly MiniGameType[]) => types.filter((type) => type in miniGames);

/** Preview of a theme of the catalogue. What the list of themes says about it is shown while the details load. */
export function ThemePreview({ theme, ...actions }: ThemePreviewProps) {
  const details = useQuery(themeDetailsQuery(theme.id));
  const isLoading = useHeldPending(details.isPending, screenTimings.themeSkeleton);
  const { description, games: all } = details.data ?? theme.theme;
  const questionsFor = useView(({ room }) => room.rules.questionsFor);
  const leftOut = typesLeftOut(useTable());
  const games = all.filter((game) => isSuitable(game, { questionsFor, leftOut }));
  return (
    <ThemePoster theme={theme} playableAs={knownTypes(details.data?.playableAs ?? [])} {...actions}>
      {details.isError && !isLoading ? (
        <p>No details available for this theme.</p>
      ) : (
        <>
          {isLoading ? (
            <Loading label="Loading the theme">
              {theme.tags.length > 0 && <Skeleton width="60%" height="1.6rem" />}
            </Loading>
          ) : (
            details.data &&
            details.data.tags.length > 0 && (
              <ul className={styles.tags} aria-label="Tags">
                {details.data.tags.map(({ _id, name, adminOnly }) => (
                  <li key={_id}>
                    {adminOnly ? <AdminBadge>{name}</AdminBadge> : <span className={styles.tag}>{name}</span>}
                  </li>
                ))}
              </ul>
            )
          )}
          <GameList games={games} rounds={theme.forecast?.rounds ?? 0} intro={description} />
        </>
      )}
    </ThemePoster>
  );
}
