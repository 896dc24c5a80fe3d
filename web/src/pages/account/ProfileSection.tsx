import { type ReactNode, useId } from 'react';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';

interface ProfileSectionProps {
  readonly title: string;
  /** A line of explanation below the title. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A card of the profile page. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      <Boundary what={title}>{children}</Boundary>
    </Card>
  );
}
