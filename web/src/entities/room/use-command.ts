import { rejections } from '@tallyho/game/model/reject-codes';
import type { CommandInput } from '@tallyho/game/protocol/client';
import { useState } from 'react';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { useRoom } from './room-hooks.tsx';

interface CommandSender {
  readonly busy: boolean;
  /** True if the room did it; a refusal is told as a toast. */
  send(command: CommandInput): Promise<boolean>;
}

/** Sends commands whose refusal needs no place of its own on the screen. */
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
