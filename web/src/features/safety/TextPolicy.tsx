import { type ReactNode, useMemo } from 'react';
import { MutedNote } from '../../entities/moderation/MutedNote.tsx';
import { openReportDialog } from '../../entities/moderation/report-target.ts';
import { useMute } from '../../entities/moderation/use-mute.ts';
import { useCurrentPlayer, useRoom } from '../../entities/room/room-hooks.tsx';
import { useTable } from '../../entities/room/use-table.ts';
import { TextPolicyProvider } from '../../minigames/text-policy.tsx';

/** Lets the rules of the chat hold for texts that players write in a round: a muted player writes none, and each can be reported. */
export function TextPolicy({ children }: { readonly children: ReactNode }) {
  const { code } = useRoom();
  const you = useCurrentPlayer();
  const mute = useMute();
  const { anonymousVotes } = useTable();
  const policy = useMemo(
    () => ({
      mutedNote: mute && <MutedNote mute={mute} />,
      isSecret: anonymousVotes,
      you,
      onReport: (text: string) => openReportDialog({ kind: 'written', code, text }),
    }),
    [mute, anonymousVotes, you, code],
  );
  return <TextPolicyProvider value={policy}>{children}</TextPolicyProvider>;
}
