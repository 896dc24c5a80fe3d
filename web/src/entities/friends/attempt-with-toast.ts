import { showToast } from '../../shared/ui/overlays/toast.ts';
import { errorLine } from './failure.ts';
import type { Attempt } from './use-alert.ts';

/** Runs an action and shows its failure as a toast. Returns the result, or null if it failed. */
export const attemptWithToast: Attempt = async (what, doing) => {
  try {
    return await doing;
  } catch (error) {
    showToast(errorLine(what, error), 'bad');
    return null;
  }
};
