import { useState } from 'react';
import { useIsGuest } from '../../entities/session/session.ts';
import { platform } from '../../shared/platform/platform.ts';
import { useResultLink, useResultText } from './use-result-link.ts';

/** Returns true if the system's share sheet takes this file. */
export const canShareFile = (file: File | null): boolean =>
  file !== null && platform.canShare({ title: 'Tallyho', text: '', file });

/** Stands for a picture that is not loaded: what leads does not change when it is. */
const anyPicture = new File([], 'tallyho.png', { type: 'image/png' });

/** Returns true if the system's share sheet takes this picture; null: not loaded. */
export const canSharePicture = (file: File | null): boolean => canShareFile(file ?? anyPicture);

interface Sharing {
  /** Null: not loaded or not made. */
  readonly file: File | null;
  /** Called with a file that could not be sent, and with null before each attempt. */
  readonly onFailed: (file: File | null) => void;
}

/**
 * Opens the system's share sheet with the file, the text and the public link, which is made if there is none and the user may. If it
 * cannot be made, the user reads that first, and the next press shares without it.
 */
export function useShare(gameId: string, { file, onFailed }: Sharing) {
  const isGuest = useIsGuest();
  const textWith = useResultText(gameId);
  const { link, busy, create } = useResultLink(gameId);
  const [isWithoutLink, setWithoutLink] = useState(false);
  async function share() {
    if (!file) return;
    onFailed(null);
    const isMade = link !== null || isGuest || isWithoutLink;
    const url = isMade ? link : await create();
    if (!isMade && url === null) {
      setWithoutLink(true);
      return;
    }
    // Within the text, because several apps drop the address of what has a file.
    const text = textWith ? textWith(url) : 'Our game night on Tallyho';
    if ((await platform.share({ title: 'Tallyho', text, file })) === 'unavailable') onFailed(file);
  }
  return { share, isBusy: busy === 'creating', isWithoutLink: isWithoutLink && link === null };
}
