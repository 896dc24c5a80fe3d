import { useState } from 'react';

/** True if these results began as a show: then its places stay reserved to the end, and its steps are said. */
export function useWasStaged(verdict: boolean): boolean {
  const [staged] = useState(!verdict);
  return staged;
}
