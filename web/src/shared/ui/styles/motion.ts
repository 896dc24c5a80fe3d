/** Returns true if nothing should move: by the system's setting or the user's own (`showMotion`). */
export const prefersReducedMotion = (): boolean =>
  (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false) ||
  document.documentElement.dataset.motion === 'off';

/** Applies the user's own setting to the whole page; off stops movement and keeps fades. */
export function showMotion(enabled: boolean): void {
  // The build, which renders public pages, has no document.
  const dataset = globalThis.document?.documentElement.dataset;
  // With an attribute for the default, the browser would compute the styles of a prerendered page a second time.
  if (enabled) delete dataset?.motion;
  else if (dataset) dataset.motion = 'off';
}
