import type { Subject } from '@tallyho/game/minigames/contract';
import { optionName } from '@tallyho/game/minigames/guess-words';
import { useId } from 'react';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { ItemPicture } from '../../../minigames/faces/ItemPicture.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { useSeatFinder } from '../base/use-seat-finder.ts';
import styles from './GuessOptions.module.css';
import { areTexts, lengthsOf } from './option-texts.ts';

interface GuessOptionsProps {
  readonly label: string;
  readonly options: readonly Subject[];
  readonly chosen: string | null;
  readonly disabled: boolean;
  readonly onChoose: (id: string) => void;
}

/** A radio group of players or items. */
export function GuessOptions({ label, options, chosen, disabled, onChoose }: GuessOptionsProps) {
  const name = useId();
  const isText = areTexts(options);
  return (
    <fieldset
      className={styles.options}
      data-texts={isText}
      aria-label={label}
      disabled={disabled}
      style={isText ? lengthsOf(options.map(optionName)) : undefined}
    >
      <div className={styles.grid}>
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
