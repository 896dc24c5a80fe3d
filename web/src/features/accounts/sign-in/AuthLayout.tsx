import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import styles from './AuthLayout.module.css';

/** The characters above the card. They look away while a password is typed. */
const crowd: readonly number[] = [1, 4, 5, 7, 3];

interface AccountStageProps {
  readonly title: string;
  /** The picture that the visitor has chosen, in the middle of the characters. */
  readonly you?: number | null;
  /** One line about the benefit. */
  readonly lead: ReactNode;
  /** The link to the other form, in the first view of a phone. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
  /** The link to the other form, below the card. */
  readonly footer?: ReactNode;
}

/** Returns the characters with the own one in the middle. */
function withOwn(you: number | null): readonly number[] {
  if (you === null) return crowd;
  const others = crowd.filter((avatar) => avatar !== you).slice(0, 4);
  return others.toSpliced(2, 0, you);
}

/** The frame of the login and sign-up pages: a card with characters above its edge. */
export function AuthLayout({ title, you = null, lead, other, children, footer }: AccountStageProps) {
  return (
    <div className={styles.stage} data-entry={Boolean(other ?? footer)}>
      <title>{`${title} · Tallyho`}</title>
      <div className={styles.crowd} aria-hidden="true">
        {withOwn(you).map((avatar) => (
          <span key={avatar} className={styles.character}>
            <Avatar avatar={avatar} size="lg" />
            {avatar === you && <b>You</b>}
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
