import type { Member, Report } from '@tallyho/game/people/moderation';
import type { SanctionKind } from '@tallyho/game/people/safety';
import { useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { SanctionDialog } from './SanctionDialog.tsx';

interface SanctionButtonsProps {
  readonly member: Member;
  /** The report that the sanction closes. */
  readonly report?: Report;
  readonly onDone?: () => void;
}

/** Buttons to warn, mute or suspend an account that is not an administrator's. */
export function SanctionButtons({ member, report, onDone }: SanctionButtonsProps) {
  const [kind, setKind] = useState<SanctionKind | null>(null);
  const choose = (next: SanctionKind) => () => setKind(next);
  return (
    <>
      <Button onClick={choose('warn')} aria-label={`Warn ${member.username}`}>
        Warn
      </Button>
      <Button onClick={choose('mute')} aria-label={`Mute ${member.username}`}>
        Mute
      </Button>
      <Button onClick={choose('suspend')} aria-label={`Suspend ${member.username}`}>
        Suspend
      </Button>
      {kind && (
        <SanctionDialog
          kind={kind}
          member={member}
          {...(report && { report })}
          {...(onDone && { onDone })}
          onClose={() => setKind(null)}
        />
      )}
    </>
  );
}
