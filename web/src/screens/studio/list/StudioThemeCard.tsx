import { counted } from '@tallyho/game/text';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import { catalogueKind, posterOf } from '../../../entities/themes/poster.ts';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Menu } from '../../../shared/ui/overlays/Popover.tsx';
import type { StudioTheme } from '../model/studio-types.ts';
import { studioAddress } from '../pictures/studio-address.ts';
import { TagBadge } from '../tags/TagBadge.tsx';
import { gameLabels } from './game-labels.ts';
import styles from './ThemeList.module.css';

/** '3 games · Tier list, Slider'. Each type is named once. */
const gamesText = (games: StudioTheme['games']): string =>
  `${counted(games.length, 'game')} · ${gameLabels(games).join(', ')}`;

interface StudioThemeCardProps {
  readonly theme: StudioTheme;
  /** It was saved on the page before: the card is scrolled to, and receives the focus. */
  readonly isSaved: boolean;
  readonly isExporting: boolean;
  readonly onExport: () => void;
  readonly onHide: () => void;
  readonly onDelete: () => void;
}

/** A theme in the studio: a press opens it, the menu does the rest. */
export function StudioThemeCard({
  theme,
  isSaved,
  isExporting,
  onExport,
  onHide,
  onDelete,
}: StudioThemeCardProps) {
  useLocale();
  const navigate = useNavigate();
  const { _id, name, type, hidden, covers, tags, games, updatedAt, updatedBy } = theme;
  const [cover] = covers;
  const card = useRef<HTMLLIElement>(null);
  // Also when the list has loaded the change, which moves the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isSaved) return;
    card.current?.querySelector('a')?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, [isSaved, updatedAt]);
  return (
    <li
      ref={card}
      className={styles.card}
      data-hidden={hidden || undefined}
      data-saved={isSaved || undefined}
    >
      <div
        className={styles.cover}
        style={{ '--color': posterOf({ name, kind: catalogueKind(type) }).color }}
      >
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
          {isSaved && (
            <li>
              <Badge tone="good">Saved just now</Badge>
            </li>
          )}
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
        {isSaved && (
          <p className={styles.again}>
            <Link to={`/admin/themes/${_id}`}>Go on editing</Link>
          </p>
        )}
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
