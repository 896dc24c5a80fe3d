import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './Card.module.css';

type CardProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /** raised: the default. flat: inside another card. well: sunken, for lists and previews. */
  readonly tone?: 'raised' | 'flat' | 'well';
  readonly padding?: 'none' | 'sm' | 'md' | 'lg';
};

/** A card: outlined, rounded, with a hard edge below. */
export function Card({ as: Tag = 'div', tone = 'raised', padding = 'md', className, ...rest }: CardProps) {
  // The four tags share HTMLAttributes; only the ref's element type differs.
  const Element = Tag as 'div';
  return (
    <Element
      {...rest}
      className={classNames(styles.card, styles[tone], styles[`pad-${padding}`], className)}
    />
  );
}
