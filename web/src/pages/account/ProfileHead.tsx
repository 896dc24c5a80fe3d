import { type ReactNode, useState } from 'react';
import { FewTitles } from '../../features/player-profile/FewTitles.tsx';
import { PlayerNumbers } from '../../features/player-profile/PlayerNumbers.tsx';
import {
  type Expression,
  expressionNames,
  expressionOf,
  expressions,
} from '../../shared/ui/avatars/expressions.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { PictureButton } from '../../shared/ui/controls/PictureButton.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import styles from './ProfileHead.module.css';
import { goToSection } from './ProfileSection.tsx';

/** The first section of the settings, to which the head leads. */
export const settingsAnchor = 'edit';

interface ProfileHeadProps {
  readonly title: string;
  readonly username: string;
  readonly avatar: number;
  /** After the name. */
  readonly children?: ReactNode;
}

/** Who the profile is about: the face with all its expressions, the name, and the games in numbers. */
export function ProfileHead({ title, username, avatar, children }: ProfileHeadProps) {
  const [expression, setExpression] = useState<Expression>('neutral');
  return (
    <header className={styles.head}>
      <span className={styles.face}>
        <span className={styles.portrait} key={avatar}>
          <Avatar avatar={avatar} size="stage" picture={expressionOf(avatar, expression)} />
        </span>
      </span>
      <div className={styles.person}>
        <div className={styles.top}>
          <div className={styles.name}>
            <h1>{title}</h1>
            <p>
              <bdi>{username}</bdi>
            </p>
          </div>
          <Button icon={<Icon name="edit" />} onClick={() => goToSection(settingsAnchor)}>
            Edit profile
          </Button>
        </div>
        {children}
        <Boundary what="Your games in numbers" look="small">
          <div className={styles.record}>
            <PlayerNumbers />
            <FewTitles />
          </div>
        </Boundary>
        <fieldset className={styles.faces}>
          <legend>Your faces in a game. Tap one to see it.</legend>
          <div className={styles.expressions}>
            {expressions.map((each) => (
              <PictureButton
                key={each}
                label={expressionNames[each]}
                aria-pressed={each === expression}
                picture={<Avatar avatar={avatar} picture={expressionOf(avatar, each)} />}
                onClick={() => setExpression(each)}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </header>
  );
}
