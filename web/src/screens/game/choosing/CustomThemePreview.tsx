import { RemoveTheme } from '../../../features/custom-themes/RemoveTheme.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { GameList } from './GameList.tsx';
import type { PickableTheme } from './pickable-theme.ts';
import { type PosterActions, ThemePoster } from './ThemePoster.tsx';
import styles from './ThemePreview.module.css';

interface CustomThemePreviewProps extends PosterActions {
  readonly theme: Extract<PickableTheme, { source: 'lobby' }>;
}

/** Preview of a theme that a player wrote for this lobby. */
export function CustomThemePreview({ theme, ...actions }: CustomThemePreviewProps) {
  const { theme: written, games, forecast } = theme;
  return (
    <ThemePoster theme={theme} {...actions}>
      <GameList
        games={games}
        rounds={forecast?.rounds ?? 0}
        intro={`Written by ${written.author.username}, for this lobby alone.`}
      />
      <RemoveTheme theme={written}>
        {(open) => (
          <span className={styles.remove}>
            <Button icon={<Icon name="trash" />} onClick={open}>
              Remove
            </Button>
          </span>
        )}
      </RemoveTheme>
    </ThemePoster>
  );
}
