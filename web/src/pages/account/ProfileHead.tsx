import type { ReactNode } from 'react';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './ProfilePage.module.css';

interface ProfileHeadProps {
  readonly title: string;
  readonly username: string;
  readonly avatar: number;
  /** After the name. */
  readonly children?: ReactNode;
}

/** Picture and name at the top of the profile page. */
export function ProfileHead({ title, username, avatar, children }: ProfileHeadProps) {
  return (
    <header className={styles.head}>
      <span className={styles.portrait} key={avatar}>
        <Avatar avatar={avatar} size="xl" />
      </span>
      <div>
        <h1>{title}</h1>
        <p className={styles.username}>
          <bdi>{username}</bdi>
        </p>
        {children}
      </div>
    </header>
  );
}
