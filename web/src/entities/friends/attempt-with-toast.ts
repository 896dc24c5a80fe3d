import { showToast } from '../../shared/ui/overlays/toast.ts';
import { inOneLine } from './failure.ts';
import type { Attempt } from './use-alert.ts';

/** Does something whose failure is told as a toast. The answer, or null if it failed. */
export const attemptWithToast: Attempt = async (what, doing) => {
  try {
    return await doing;
  } catch (error) {
    showToast(inOneLine(what, error), 'bad');
    return null;
  }
};
