import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../shared/ui/layout/Icon.tsx';
import styles from './AwardCard.module.css';

interface AwardCardProps {
  readonly title: string;
  readonly icon: IconName;
  readonly tone: 'apart' | 'together';
  readonly children: ReactNode;
}

/** The card of an award. */
export const AwardCard = ({ title, icon, tone, children }: AwardCardProps) => (
  <article className={styles.card} data-tone={tone}>
    <h2 className={styles.title}>
      <Icon name={icon} />
      {title}
    </h2>
    {children}
  </article>
);
