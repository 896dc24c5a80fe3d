import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import styles from './AuthLayout.module.css';

/** The characters above the card. They look away while a password is typed. */
const crowd = [1, 4, 5, 7, 3] as const;

interface AccountStageProps {
  readonly title: string;
  /** One line about the benefit. */
  readonly lead: ReactNode;
  /** The link to the other form, in the first view of a phone. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
  /** The link to the other form, below the card. */
  readonly footer?: ReactNode;
}

/** The frame of the login and sign-up pages: a card with characters above its edge. */
export function AuthLayout({ title, lead, other, children, footer }: AccountStageProps) {
  return (
    <div className={styles.stage}>
      <title>{`${title} · Tallyho`}</title>
      <div className={styles.crowd} aria-hidden="true">
        {crowd.map((avatar) => (
          <span key={avatar} className={styles.character}>
            <Avatar avatar={avatar} size="lg" />
          </span>
        ))}
      </div>
      <Card padding="lg" className={styles.card}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{lead}</p>
          {other && <p className={styles.other}>{other}</p>}
        </header>
        {children}
      </Card>
      {footer && <p className={styles.footer}>{footer}</p>}
    </div>
  );
}

/** The separator between the providers and the form. */
export function Divider({ children }: { readonly children: ReactNode }) {
  return <p className={styles.divider}>{children}</p>;
}
