import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../shared/ui/layout/Icon.tsx';
import styles from './AwardCard.module.css';

/** apart: opinions differ. together: they agree. single: the award is about one answer or one place. */
export type AwardTone = 'apart' | 'together' | 'single';

/** The icon of each tone. */
export const awardIcons: Readonly<Record<AwardTone, IconName>> = {
  apart: 'split',
  together: 'heart',
  single: 'medal',
};

interface AwardCardProps {
  readonly title: string;
  readonly tone: AwardTone;
  readonly children: ReactNode;
}

/** Sentences with more characters are written smaller, so that the faces below stay in view. */
const longTitle = 70;

/** The card of an award. */
export const AwardCard = ({ title, tone, children }: AwardCardProps) => (
  <article className={styles.card} data-tone={tone}>
    <h2 className={styles.title} data-long={title.length > longTitle} dir="auto">
      <Icon name={awardIcons[tone]} />
      <span>{title}</span>
    </h2>
    {children}
  </article>
);

/** The arithmetic behind an award, one press away. */
export const AwardReason = ({ text }: { readonly text: string }) => (
  <details className={styles.reason}>
    <summary>
      <Icon name="chevron-down" /> Show the numbers
    </summary>
    <p>{text}</p>
  </details>
);
