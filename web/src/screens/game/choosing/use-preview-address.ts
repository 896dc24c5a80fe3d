import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const parameter = 'theme';
/** The state of a history entry that was added above the list of themes. */
const aboveList = 'aboveThemes';

/**
 * The theme whose preview is open, in the query of the address. So the browser's Back returns from the preview to the list, and a
 * reload keeps it open. `open` adds a history entry, or replaces that of another preview; `close` removes it.
 */
export function usePreviewAddress() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(parameter);
  // Going back takes a moment. A second press in that time would leave the page.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = id === null;
  }, [id]);
  const open = (theme: string) =>
    navigate(`?${new URLSearchParams({ [parameter]: theme })}`, {
      replace: id !== null,
      state: id === null ? aboveList : state,
    });
  const close = useCallback(() => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (state === aboveList) navigate(-1);
    else navigate(pathname, { replace: true });
  }, [state, pathname, navigate]);
  return { id, open, close };
}

/** Removes a preview from the address once no theme is chosen any more. */
export function useClosedPreview(isChoosing: boolean): void {
  const { id, close } = usePreviewAddress();
  useEffect(() => {
    if (!isChoosing && id !== null) close();
  }, [isChoosing, id, close]);
}
