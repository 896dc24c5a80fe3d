import type { ReactNode, Ref } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** Makes the heading focusable by code, for pages that remove the control with the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons and filters at the end of the line. */
  readonly actions?: ReactNode;
  /** An explanation below the heading. */
  readonly children?: ReactNode;
}

/** The heading of a page with its actions. */
export function PageHead({ title, headingRef, actions, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      {actions}
      {children && <p>{children}</p>}
    </header>
  );
}
