import { type ReactNode, useState } from 'react';
import { BestTitle } from '../../features/player-profile/BestTitle.tsx';
import { FavouritesPodium } from '../../features/player-profile/FavouritesPodium.tsx';
import { PlayerNumbers } from '../../features/player-profile/PlayerNumbers.tsx';
import { readProfileFace, storeProfileFace } from '../../features/player-profile/profile-face.ts';
import {
  bareHeadOf,
  type Expression,
  expressionNames,
  expressionOf,
  expressions,
  furOf,
} from '../../shared/ui/avatars/expressions.ts';
import { tintOf } from '../../shared/ui/avatars/tints.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { PictureButton } from '../../shared/ui/controls/PictureButton.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './ProfileHead.module.css';
import { goToSection } from './ProfileSection.tsx';

/** The first section of the settings, to which the head leads. */
export const settingsAnchor = 'edit';

/** How large a name is written, by its letters: it stands between the character and the podium. */
const lengthOf = (name: string): 'short' | 'middle' | 'long' =>
  name.length > 12 ? 'long' : name.length > 8 ? 'middle' : 'short';

interface ProfileHeadProps {
  readonly title: string;
  readonly username: string;
  readonly avatar: number;
  /** After the name. */
  readonly children?: ReactNode;
}

/** Who the profile is about: the character behind a banner of its color, the name, the best title, the games in numbers, and all expressions. */
export function ProfileHead({ title, username, avatar, children }: ProfileHeadProps) {
  const [expression, setExpression] = useState(readProfileFace);
  function choose(each: Expression) {
    setExpression(each);
    storeProfileFace(each);
  }
  return (
    <header className={styles.head}>
      {/* The banner is bright in both schemes. */}
      <div
        className={styles.banner}
        data-theme="light"
        style={{ '--tint': tintOf(avatar), '--fur': furOf(avatar) }}
      >
        <span className={styles.character} key={avatar} aria-hidden="true">
          <img key={expression} src={bareHeadOf(avatar, expression)} alt="" draggable={false} />
        </span>
        <div className={styles.name} data-length={lengthOf(username)}>
          <h1>{title}</h1>
          <p>
            <bdi>
              <BreakableName name={username} />
            </bdi>
          </p>
        </div>
        <div className={styles.honors}>
          {children}
          <Boundary what="Your best title" look="small">
            <BestTitle />
          </Boundary>
        </div>
        <div className={styles.podium}>
          <Boundary what="Your top three" look="small">
            <FavouritesPodium />
          </Boundary>
        </div>
        <Button
          className={styles.edit}
          icon={<Icon name="edit" />}
          onClick={() => goToSection(settingsAnchor)}
        >
          <VisuallyHidden when="below480">Edit profile</VisuallyHidden>
        </Button>
      </div>
      <div className={styles.strip}>
        <Boundary what="Your games in numbers" look="small">
          <PlayerNumbers />
        </Boundary>
        <fieldset className={styles.faces}>
          <legend>Your faces in a game. Press one to see it.</legend>
          <div className={styles.expressions}>
            {expressions.map((each) => (
              <PictureButton
                key={each}
                label={expressionNames[each]}
                aria-pressed={each === expression}
                picture={<Avatar avatar={avatar} picture={expressionOf(avatar, each)} />}
                onClick={() => choose(each)}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </header>
  );
}
