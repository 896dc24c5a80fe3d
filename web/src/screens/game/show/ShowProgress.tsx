import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { ShowState } from './use-show.ts';

/** Progress of a running show for screen readers. The show itself says where it is. */
export const ShowProgress = ({ show: { step, steps } }: { readonly show: ShowState }) => (
  <VisuallyHidden>
    <span
      role="progressbar"
      aria-label="Results shown"
      aria-valuemin={0}
      aria-valuemax={Math.max(steps, 1)}
      aria-valuenow={step}
      aria-valuetext={`Step ${step} of ${steps}`}
    />
  </VisuallyHidden>
);
