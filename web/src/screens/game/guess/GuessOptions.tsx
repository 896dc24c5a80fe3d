import type { Subject } from '@tallyho/game/minigames/contract';
import { optionName } from '@tallyho/game/minigames/guess-words';
import { useId } from 'react';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { ItemPicture } from '../../../minigames/faces/ItemPicture.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { useSeatFinder } from '../base/use-seat-finder.ts';
import styles from './GuessOptions.module.css';

interface GuessOptionsProps {
  readonly label: string;
  /** The label is shown beside the options, which are in one row that scrolls. */
  readonly isShort?: boolean;
  readonly options: readonly Subject[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Returns the lengths of the longest text and of the longest word, in letters, as custom properties. */
const lengthsOf = (texts: readonly string[]) => ({
  '--longest-text': Math.max(...texts.map(({ length }) => length)),
  '--longest-word': Math.max(...texts.flatMap((text) => text.split(/\s+/)).map(({ length }) => length)),
});

/** A radio group of players or items. */
export function GuessOptions({ label, isShort = false, options, chosen, onChoose }: GuessOptionsProps) {
  const name = useId();
  const chosenOption = options.find(({ id }) => id === chosen);
  const texts = options.every((option) => option.kind === 'item' && option.item.url === null)
    ? options.map(optionName)
    : null;
  return (
    <fieldset
      className={styles.options}
      data-texts={texts !== null}
      aria-label={isShort ? undefined : label}
      style={texts ? lengthsOf(texts) : undefined}
    >
      {isShort && (
        <legend className={styles.legend}>
          {label}
          {/* The checked option says it, too. */}
          <span aria-hidden="true">{chosenOption && `: ${optionName(chosenOption)}`}</span>
        </legend>
      )}
      <div className={isShort ? styles.strip : styles.grid}>
        {options.map((option) => (
          <label key={option.id} className={styles.option} title={optionName(option)}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
            />
            <OptionFace option={option} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function OptionFace({ option }: { readonly option: Subject }) {
  const findSeat = useSeatFinder();
  const shownAvatar = useShownAvatar();
  switch (option.kind) {
    case 'player': {
      const { user, username, avatar } = option.player;
      return (
        <>
          <PlayerAvatar avatar={shownAvatar(avatar)} seat={findSeat(user)} size="stage" />
          <span className={styles.name} dir="auto" style={{ '--letters': username.length }}>
            <BreakableName name={username} />
          </span>
        </>
      );
    }
    case 'item':
      return option.item.url === null ? (
        <span className={styles.text} dir="auto">
          {option.item.alt}
        </span>
      ) : (
        <>
          <span className={styles.picture}>
            <ItemPicture item={option.item} />
          </span>
          {/* The picture says it, too. */}
          <span className={styles.caption} aria-hidden="true" dir="auto">
            {option.item.alt}
          </span>
        </>
      );
    case 'question':
      return null;
    default:
      return option satisfies never;
  }
}
