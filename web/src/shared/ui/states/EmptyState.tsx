import type { ReactNode } from 'react';
import { Avatar } from '../players/Avatar.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The action that leads the user on. */
  readonly actions?: ReactNode;
  /** Which character is shown. Default: the ghost. */
  readonly avatar?: number;
  /** page: the title is the page's h1. */
  readonly level?: 'page' | 'section';
}

/** The state of an empty list or page: a character, one line of explanation, and an action. */
export function EmptyState({ title, children, actions, avatar = 7, level = 'section' }: EmptyStateProps) {
  const Heading = level === 'page' ? 'h1' : 'h2';
  return (
    <div className={classNames(styles.empty, styles[level])}>
      <div className={styles.stage}>
        <Avatar avatar={avatar} size={level === 'page' ? 'xl' : 'lg'} />
      </div>
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
