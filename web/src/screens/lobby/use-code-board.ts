import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of the history entry of the large view. The code is not in the address, which a stream can show. */
const entryOf = (code: string) => `codeBoard ${code}`;

/**
 * Whether the large view of the lobby with this code is open. It has a history entry, so that the browser's Back closes it: `open`
 * adds the entry, `close` removes it.
 */
export function useCodeBoard(code: string) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = state === entryOf(code);
  // Going back takes a moment. A second press in that time would leave the page.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = !isOpen;
  }, [isOpen]);
  return {
    isOpen,
    open: () => navigate({ search }, { state: entryOf(code) }),
    close: () => {
      if (isClosing.current) return;
      isClosing.current = true;
      navigate(-1);
    },
  };
}
