/**
 * Calls `callback` after the next paint: for work that would delay the page's reaction to a press. Returns the function that
 * cancels it. Nothing is painted, and nothing is called, while the page is in the background.
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
