/** True if nothing should move: the system's wish, or the person's own (`showMotion`). */
export const prefersReducedMotion = (): boolean =>
  (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false) ||
  document.documentElement.dataset.motion === 'off';

/** Takes over the person's own wish for the whole page; off cuts movement and keeps fades. */
export function showMotion(enabled: boolean): void {
  document.documentElement.dataset.motion = enabled ? 'on' : 'off';
}
