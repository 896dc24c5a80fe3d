import { type ReactNode, useId } from 'react';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { useKeptFocus } from '../../shared/ui/overlays/use-kept-focus.ts';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';

interface ProfileSectionProps {
  readonly title: string;
  /** A line of explanation below the title. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A card of the profile page. It keeps the focus when the pressed button disappears. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const id = useId();
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <Card {...keptFocus} tabIndex={-1} as="section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      <Boundary what={title}>{children}</Boundary>
    </Card>
  );
}
