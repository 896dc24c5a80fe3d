import { miniGames } from '@tallyho/game/minigames/registry';
import type { CSSProperties } from 'react';
import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import { posterOf } from '../../../entities/themes/poster.ts';
import { Link } from '../../../shared/router/Link.tsx';
import { useNavigate } from '../../../shared/router/router.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Menu } from '../../../shared/ui/overlays/Popover.tsx';
import { studioAddress } from '../pictures/studio-address.ts';
import type { StudioTheme } from '../studio-types.ts';
import { TagBadge } from '../tags/TagBadge.tsx';
import styles from './ThemeList.module.css';

/** '3 games · Tier list, Slider'. Each type is named once. */
const gamesText = (games: StudioTheme['games']): string => {
  const labels = new Set(
    games.map(({ type }) => Object.values(miniGames).find((rules) => rules.type === type)?.label ?? type),
  );
  return `${games.length} ${games.length === 1 ? 'game' : 'games'} · ${[...labels].join(', ')}`;
};

interface ThemeCardProps {
  readonly theme: StudioTheme;
  readonly isExporting: boolean;
  readonly onExport: () => void;
  readonly onHide: () => void;
  readonly onDelete: () => void;
}

/** A theme in the studio: a press opens it, the menu does the rest. */
export function ThemeCard({ theme, isExporting, onExport, onHide, onDelete }: ThemeCardProps) {
  useLocale();
  const navigate = useNavigate();
  const { _id, name, hidden, covers, tags, games, updatedAt, updatedBy } = theme;
  const [cover] = covers;
  return (
    <li className={styles.card} data-hidden={hidden || undefined}>
      {/* CSSProperties has no custom properties. */}
      <div className={styles.cover} style={{ '--color': posterOf(name).color } as CSSProperties}>
        {cover ? (
          <img src={studioAddress(cover)} alt="" loading="lazy" />
        ) : (
          <span aria-hidden="true">{[...name][0]}</span>
        )}
      </div>
      <div className={styles.text}>
        <h2>
          <Link to={`/admin/themes/${_id}`} className={styles.open}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={styles.games}>{gamesText(games)}</p>
        <ul className={styles.tags} aria-label="Labels">
          {hidden && (
            <li>
              <Badge tone="warn">Hidden</Badge>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag._id}>
              <TagBadge tag={tag} />
            </li>
          ))}
        </ul>
        <p className={styles.changed}>
          Changed {formatDate(updatedAt, 'dateTime')}
          {updatedBy && (
            <>
              {' '}
              by <bdi>{updatedBy}</bdi>
            </>
          )}
        </p>
      </div>
      <div className={styles.menu}>
        <Menu
          label={`Actions for ${name}`}
          trigger={(props) => <IconButton {...props} icon="dots" label={`Actions for ${name}`} />}
          items={[
            { label: 'Edit', icon: 'edit', onSelect: () => navigate(`/admin/themes/${_id}`) },
            {
              label: 'Duplicate',
              icon: 'copy',
              onSelect: () => navigate(`/admin/themes/new?copy=${_id}`),
            },
            {
              label: isExporting ? 'Exporting…' : 'Export',
              icon: 'download',
              disabled: isExporting,
              onSelect: onExport,
            },
            { label: hidden ? 'Publish' : 'Hide', icon: hidden ? 'eye' : 'eye-off', onSelect: onHide },
            { label: 'Delete', icon: 'trash', danger: true, onSelect: onDelete },
          ]}
        />
      </div>
    </li>
  );
}
