import { useMedia } from '../../../shared/ui/layout/use-media.ts';

/** Phones, upright and in landscape: the controls of the game are in one menu, and the players in one low row. */
export const useIsSmallWindow = (): boolean => useMedia('(width < 700px) or (height < 560px)');
