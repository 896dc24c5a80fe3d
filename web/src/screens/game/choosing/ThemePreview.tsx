import { useQuery } from '@tanstack/react-query';
import { type ThemeDetails, type ThemeTitle, themeDetailsQuery } from '../../../entities/themes/theme-api.ts';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { AdminBadge } from '../../../shared/ui/layout/AdminBadge.tsx';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { useHeldPending } from '../../../shared/ui/layout/use-held-pending.ts';
import { GameList, ThemePoster } from './ThemePoster.tsx';
import styles from './ThemePreview.module.css';

interface ThemePreviewProps {
  readonly theme: ThemeTitle;
  readonly onBack: () => void;
  readonly onSurprise: (() => void) | null;
}

/** Preview of a theme of the catalogue. */
export function ThemePreview({ theme, ...actions }: ThemePreviewProps) {
  const details = useQuery(themeDetailsQuery(theme._id));
  const isLoading = useHeldPending(details.isPending, screenTimings.themeSkeleton);
  return (
    <ThemePoster name={theme.name} types={details.data?.games.map(({ type }) => type) ?? []} {...actions}>
      {isLoading && (
        <Loading label="Loading the theme">
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </Loading>
      )}
      {details.isError && !isLoading && <p>No details available for this theme.</p>}
      {details.data && !isLoading && <Details details={details.data} />}
    </ThemePoster>
  );
}

function Details({ details }: { readonly details: ThemeDetails }) {
  return (
    <>
      {details.description && <p className={styles.description}>{details.description}</p>}
      {details.tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {details.tags.map(({ _id, name, adminOnly }) => (
            <li key={_id}>{adminOnly ? <AdminBadge>{name}</AdminBadge> : <Badge>{name}</Badge>}</li>
          ))}
        </ul>
      )}
      <GameList games={details.games} />
    </>
  );
}
