import { useId } from 'react';
import { avatarNumbers, characterOf } from '../avatars/characters.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './AvatarChoice.module.css';

interface AvatarChoiceProps {
  /** 1 to 8. */
  readonly value: number;
  readonly onChange: (avatar: number) => void;
  /** The accessible name of the group. */
  readonly label?: string;
  /** large: with the characters' names. small: pictures only. */
  readonly size?: 'large' | 'small';
  /** The pictures that other players have. They can be chosen all the same. */
  readonly taken?: readonly number[];
}

/** The eight characters as radio buttons. */
export function AvatarChoice({
  value,
  onChange,
  label = 'Avatars',
  size = 'large',
  taken = [],
}: AvatarChoiceProps) {
  const name = useId();
  const isLarge = size === 'large';
  return (
    <fieldset className={classNames(styles.grid, styles[size])} aria-label={label}>
      {avatarNumbers.map((avatar) => (
        <label key={avatar} className={styles.choice} data-taken={taken.includes(avatar)}>
          <input
            type="radio"
            name={name}
            value={avatar}
            checked={avatar === value}
            onChange={() => onChange(avatar)}
          />
          <Avatar avatar={avatar} size={isLarge ? 'lg' : 'md'} />
          {isLarge ? (
            <span>{characterOf(avatar).name}</span>
          ) : (
            <VisuallyHidden>{characterOf(avatar).name}</VisuallyHidden>
          )}
          {taken.includes(avatar) && <VisuallyHidden>taken</VisuallyHidden>}
        </label>
      ))}
    </fieldset>
  );
}
