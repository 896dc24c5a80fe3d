import { useState } from 'react';
import { textItem } from '../../shared/storage/storage-item.ts';

const flag = textItem('local', 'showTestMode');

/** Returns whether this browser shows test mode, and a function that changes it. */
export function useTestModeFlag(): readonly [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => flag.read() === 'true');
  return [
    isShown,
    (next) => {
      if (next) flag.write('true');
      else flag.clear();
      setShown(next);
    },
  ];
}
