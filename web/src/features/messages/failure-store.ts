import { useEffect, useState } from 'react';
import { readPeoplePanel } from '../../entities/friends/people-panel-store.ts';
import { screenTimings } from '../../shared/screen-timings.ts';
import { createStore, useStore } from '../../shared/store/store.ts';
import { showToast } from '../../shared/ui/overlays/toast.ts';

const failedText = 'Failed to send message';

const failure = createStore<{ readonly friend: string } | null>(null);

/** Reports that a message to a friend was not sent: in their conversation if it is open, otherwise as a toast. */
export function reportFailure(friend: string): void {
  const { conversation, offered } = readPeoplePanel();
  if ((conversation ?? offered)?.user !== friend) {
    showToast(failedText, 'bad');
    return;
  }
  failure.set({ friend });
}

/** Returns the text that a message to this friend was not sent, for 3 s; null otherwise. */
export function useFailure(friend: string): string | null {
  const last = useStore(failure);
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(last), screenTimings.failedMessage);
    return () => clearTimeout(timer);
  }, [last]);
  return last !== seen && last?.friend === friend ? failedText : null;
}
