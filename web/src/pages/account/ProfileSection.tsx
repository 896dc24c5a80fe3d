import { type ReactNode, useId } from 'react';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { useKeptFocus } from '../../shared/ui/overlays/use-kept-focus.ts';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './ProfilePage.module.css';

interface ProfileSectionProps {
  readonly title: string;
  /** A line of explanation below the title. */
  readonly lead?: string;
  /** What is in the section shows what it is: the title is for screen readers. */
  readonly isTitleHidden?: boolean;
  /** The id that `goToSection` finds it by. */
  readonly anchor?: string;
  /** Default: h2. */
  readonly level?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** Scrolls to a section of the page and focuses it. */
export function goToSection(anchor: string): void {
  const section = document.getElementById(anchor);
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' });
  section?.focus({ preventScroll: true });
}

/** A card of the profile page. It keeps the focus when the pressed button disappears. */
export function ProfileSection({
  title,
  lead,
  isTitleHidden = false,
  anchor,
  level: Heading = 'h2',
  children,
}: ProfileSectionProps) {
  const id = useId();
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const heading = <Heading id={id}>{title}</Heading>;
  return (
    <Card
      {...keptFocus}
      id={anchor}
      className={styles.section}
      tabIndex={-1}
      as="section"
      aria-labelledby={id}
    >
      {isTitleHidden ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <header>
          {heading}
          {lead && <p>{lead}</p>}
        </header>
      )}
      <Boundary what={title}>{children}</Boundary>
    </Card>
  );
}
