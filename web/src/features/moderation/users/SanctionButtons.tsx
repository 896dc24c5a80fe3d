import type { SanctionKind } from '@tallyho/game/people/sanctions';
import { useState } from 'react';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import type { ModeratedUser, Report } from '../model/responses.ts';
import { SanctionDialog } from './SanctionDialog.tsx';

interface SanctionButtonsProps {
  readonly moderatedUser: ModeratedUser;
  /** The report that the sanction closes. */
  readonly report?: Report;
  readonly onDone?: () => void;
}

/** Buttons to warn, mute or suspend an account that is not an administrator's. */
export function SanctionButtons({ moderatedUser, report, onDone }: SanctionButtonsProps) {
  const [kind, setKind] = useState<SanctionKind | null>(null);
  const choose = (next: SanctionKind) => () => setKind(next);
  return (
    <>
      <Button onClick={choose('warn')} aria-label={`Warn ${moderatedUser.username}`}>
        Warn
      </Button>
      <Button onClick={choose('mute')} aria-label={`Mute ${moderatedUser.username}`}>
        Mute
      </Button>
      <Button onClick={choose('suspend')} aria-label={`Suspend ${moderatedUser.username}`}>
        Suspend
      </Button>
      {kind && (
        <SanctionDialog
          kind={kind}
          moderatedUser={moderatedUser}
          {...(report && { report })}
          {...(onDone && { onDone })}
          onClose={() => setKind(null)}
        />
      )}
    </>
  );
}
