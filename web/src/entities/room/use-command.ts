import { rejections } from '@tallyho/game/model/reject-codes';
import type { CommandInput } from '@tallyho/game/protocol/client';
import { useState } from 'react';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { useRoom } from './room-hooks.tsx';

interface CommandSender {
  readonly busy: boolean;
  /** Resolves to true if the room applied the command; a refusal is shown as a toast. */
  send(command: CommandInput): Promise<boolean>;
}

/** Returns a function that sends commands whose refusal has no place of its own on the screen. */
export function useCommand(): CommandSender {
  const room = useRoom();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    send: async (command) => {
      setBusy(true);
      const result = await room.send(command);
      setBusy(false);
      if (!result.ok) showToast(rejections[result.error], 'bad');
      return result.ok;
    },
  };
}
