import { limits } from '@tallyho/game/limits';
import { useEffect, useRef } from 'react';
import { chooseFace, chooseName, ownFace, ownName, useOwnFace } from '../../entities/session/own-face.ts';
import { avatarNumbers, characterOf } from '../../shared/ui/avatars/characters.ts';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { demoPlayers } from './demo-board.ts';
import { delight, useDelighted } from './demo-faces.ts';
import styles from './FaceChoice.module.css';

/** Nobody else at the demo has them. */
const freeFaces = avatarNumbers.filter((face) => demoPlayers.every(({ avatar }) => avatar !== face));

/** The eight characters in a row, one of which is chosen from the start, and a name. Both go with the visitor to the lobby and to the registration. */
export function FaceChoice() {
  const own = useOwnFace();
  const delighted = useDelighted(own);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before the page's code was there wins.
    if (name.current?.value) chooseName(name.current.value);
    else if (name.current) name.current.value = ownName();
  }, []);
  useEffect(() => {
    const free = freeFaces[Math.floor(Math.random() * freeFaces.length)];
    if (ownFace() === null && free !== undefined) chooseFace(free);
  }, []);
  function choose(avatar: number) {
    chooseFace(avatar);
    delight(avatar);
  }
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>Who are you tonight?</VisuallyHidden>
      </legend>
      <div className={styles.faces}>
        {avatarNumbers.map((avatar) => (
          <label key={avatar} className={styles.face}>
            <input
              type="radio"
              name="face"
              value={avatar}
              checked={avatar === own}
              onChange={() => choose(avatar)}
            />
            <Avatar avatar={avatar} {...(avatar === own && delighted && { picture: delighted })} />
            <VisuallyHidden>{characterOf(avatar).name}</VisuallyHidden>
          </label>
        ))}
      </div>
      <TextField
        ref={name}
        className={styles.name}
        dir="auto"
        label={<VisuallyHidden>Your name</VisuallyHidden>}
        placeholder="Your name"
        maxLength={limits.displayName.units}
        onBlur={({ target }) => {
          if (target.value.trim() === ownName()) return;
          chooseName(target.value);
          if (own !== null) delight(own);
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        autoComplete="nickname"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
    </fieldset>
  );
}
