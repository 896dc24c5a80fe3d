import type { MiniGameType } from '@tallyho/game/minigames/registry';
import { counted } from '@tallyho/game/text';
import { useId } from 'react';
import { GameDrawing } from '../../minigames/GameDrawing.tsx';
import styles from './CustomThemeDialog.module.css';
import { checkedGames, itemsOf, ownGameChoices, roundsOfType } from './own-rounds.ts';
import type { ThemeDraft } from './theme-draft.ts';

interface GameChoicesProps {
  readonly draft: ThemeDraft;
  readonly onChange: (types: readonly MiniGameType[]) => void;
}

const groups = [
  { title: 'With your items', isAboutPlayers: false },
  { title: 'About the players', isAboutPlayers: true },
];

/**
 * Checkboxes for the mini-games of a theme, each with the number of rounds that it creates from the current texts. A mini-game
 * that has too few items cannot be chosen yet, and says how many are missing.
 */
export function GameChoices({ draft, onChange }: GameChoicesProps) {
  const checked = checkedGames(draft);
  const items = itemsOf(draft);
  const id = useId();
  const toggle = (type: MiniGameType) =>
    // Ordered like the mini-games, independent of the order of selection.
    onChange(
      ownGameChoices
        .map((choice) => choice.type)
        .filter((other) => (other === type ? !checked.includes(type) : checked.includes(other))),
    );
  return (
    <fieldset className={styles.games}>
      <legend>Games</legend>
      {groups.map(({ title, isAboutPlayers }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          <div className={styles.choices}>
            {ownGameChoices
              .filter((choice) => choice.isAboutPlayers === isAboutPlayers)
              .map(({ type, label, hint, needed }) => {
                const isChosen = checked.includes(type);
                const missing = Math.max(0, needed - items);
                return (
                  <label key={type} className={styles.choice} data-missing={missing > 0}>
                    <span className={styles.drawing}>
                      <GameDrawing type={type} />
                    </span>
                    <span id={`${id}-${type}`} className={styles.label}>
                      {label}
                    </span>
                    <span id={`${id}-${type}-hint`} className={styles.hint}>
                      {missing > 0
                        ? `Not yet: ${counted(missing, 'more item')}`
                        : isChosen
                          ? counted(roundsOfType(type, draft), 'round')
                          : hint}
                    </span>
                    <input
                      type="checkbox"
                      aria-labelledby={`${id}-${type}`}
                      aria-describedby={`${id}-${type}-hint`}
                      checked={isChosen}
                      disabled={missing > 0 && !isChosen}
                      onChange={() => toggle(type)}
                    />
                  </label>
                );
              })}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
