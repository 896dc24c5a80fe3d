import type { RoomView } from '@tallyho/game/protocol/view';
import { gamesFromTexts } from '@tallyho/game/themes/game';
import { RemoveTheme } from '../../../features/custom-themes/RemoveTheme.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { GameList, ThemePoster } from './ThemePoster.tsx';
import styles from './ThemePreview.module.css';

interface CustomThemePreviewProps {
  readonly theme: RoomView['customThemes'][number];
  readonly onBack: () => void;
  readonly onSurprise: (() => void) | null;
}

/** Preview of a theme that a player wrote for this lobby. */
export function CustomThemePreview({ theme, ...actions }: CustomThemePreviewProps) {
  const { id, name, texts, types, author } = theme;
  return (
    <ThemePoster name={name} customTheme={id} types={types} {...actions}>
      <p className={styles.description}>Written by {author.username}, for this lobby alone.</p>
      <GameList games={types.flatMap((type) => gamesFromTexts(type, { name, texts: [...texts] }))} />
      <RemoveTheme theme={theme}>
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
