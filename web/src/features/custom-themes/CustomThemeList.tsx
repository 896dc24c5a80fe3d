import { counted } from '@tallyho/game/text';
import { useView } from '../../entities/room/room-hooks.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import styles from './CustomThemeList.module.css';
import { RemoveTheme } from './RemoveTheme.tsx';
import { WriteThemeButton } from './WriteThemeButton.tsx';

/** The custom themes of this lobby, and the button to write one. */
export function CustomThemeList() {
  const themes = useView(({ customThemes }) => customThemes);
  return (
    <section className={styles.themes} aria-labelledby="own-themes">
      <header className={styles.head}>
        <div>
          <h4 id="own-themes">Your own themes</h4>
          <p className={styles.note}>Only for this lobby.</p>
        </div>
        <WriteThemeButton />
      </header>
      {themes.length > 0 && (
        <ul className={styles.list} aria-label="Themes of this lobby">
          {themes.map((theme) => (
            <li key={theme.id}>
              <span className={styles.text}>
                <strong>{theme.name}</strong>
                <span className={styles.note}>
                  by {theme.author.username} · {counted(theme.rounds, 'round')}
                </span>
              </span>
              <RemoveTheme theme={theme}>
                {(open) => <IconButton icon="trash" label={`Remove ${theme.name}`} onClick={open} />}
              </RemoveTheme>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
