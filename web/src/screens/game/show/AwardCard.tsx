import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../shared/ui/layout/Icon.tsx';
import styles from './AwardCard.module.css';

interface AwardCardProps {
  readonly title: string;
  readonly icon: IconName;
  readonly tone: 'apart' | 'together';
  /** False: the card is face down, with its space reserved. */
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** The card of an award. It turns over at its step of the show, without moving anything around it. */
export function AwardCard({ title, icon, tone, shown, children }: AwardCardProps) {
  return (
    <article className={styles.card} data-tone={tone} data-shown={shown}>
      <div className={styles.face} style={{ visibility: shown ? 'visible' : 'hidden' }}>
        <h2 className={styles.title}>
          <Icon name={icon} />
          {title}
        </h2>
        {children}
      </div>
      {!shown && (
        <div className={styles.back} aria-hidden="true">
          <Icon name={icon} />
        </div>
      )}
    </article>
  );
}
