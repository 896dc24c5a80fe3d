import { guestName, renamedFor } from '@tallyho/game/accounts/guest-names';
import { limits } from '@tallyho/game/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { GuestNameField } from '../../entities/session/GuestNameField.tsx';
import { readLastGuest } from '../../entities/session/last-guest.ts';
import {
  chooseFace,
  chooseName,
  ownFace,
  ownName,
  suggestedName,
  suggestName,
  useOwnFace,
} from '../../entities/session/own-face.ts';
import { avatarNumbers } from '../../shared/ui/avatars/characters.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { AvatarChoice } from '../../shared/ui/players/AvatarChoice.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { demoPlayers } from './demo-board.ts';
import { delight } from './demo-faces.ts';
import styles from './FaceChoice.module.css';

/** Nobody else at the demo has them. */
const freeFaces = avatarNumbers.filter((face) => demoPlayers.every(({ avatar }) => avatar !== face));

/**
 * The name and the face of a visitor, both made up at first. They go with the visitor to the lobby and to the registration. In narrow
 * windows a button opens the eight faces.
 */
export function FaceChoice() {
  const own = useOwnFace();
  const [isOpen, setOpen] = useState(false);
  // Not controlled, because it can have a text before the page's code is there.
  const field = useRef<HTMLInputElement>(null);
  function suggest(name: string) {
    suggestName(name);
    if (field.current) field.current.value = name;
    // The next key replaces it.
    if (field.current === document.activeElement) field.current?.select();
  }
  const restore = useEffectEvent(() => {
    const last = readLastGuest();
    const free = freeFaces[Math.floor(Math.random() * freeFaces.length)] ?? 1;
    const face = ownFace() ?? last?.avatar ?? free;
    chooseFace(face);
    const typed = field.current?.value;
    if (typed && typed !== suggestedName()) chooseName(typed);
    else if (!ownName())
      suggest(renamedFor(face, suggestedName() || last?.username || guestName(Math.random)));
    else if (field.current) field.current.value = ownName();
  });
  useEffect(() => restore(), []);
  function choose(avatar: number) {
    chooseFace(avatar);
    delight(avatar);
    if (!ownName()) suggest(renamedFor(avatar, suggestedName()));
  }
  return (
    <div className={styles.choice}>
      <button
        type="button"
        className={styles.own}
        aria-label="Change face"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {own !== null && <Avatar avatar={own} size="stage" />}
        <Icon name="chevron-down" />
      </button>
      <GuestNameField
        ref={field}
        className={styles.name}
        label={<VisuallyHidden>Your name</VisuallyHidden>}
        maxLength={limits.displayName.units}
        isSuggested={() => !ownName()}
        onSuggest={() => suggest(guestName(Math.random, own ?? 1))}
        onBlur={({ target }) => {
          const name = target.value.trim();
          if (name === (ownName() || suggestedName())) return;
          chooseName(name);
          if (own !== null) delight(own);
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        enterKeyHint="done"
      />
      <div className={styles.faces} data-open={isOpen}>
        <AvatarChoice label="Who are you tonight?" size="small" value={own ?? 0} onChange={choose} />
      </div>
    </div>
  );
}
