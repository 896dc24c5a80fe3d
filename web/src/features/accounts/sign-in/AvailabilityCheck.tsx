import { useEffect, useEffectEvent } from 'react';
import { AvailabilityMark } from './AvailabilityMark.tsx';
import { useAvailability } from './use-availability.ts';

interface AvailabilityCheckProps {
  readonly field: 'username' | 'email';
  readonly value: string;
  /** The value follows the rules. Others are not checked. */
  readonly valid: boolean;
  /** The text of the mark for a free value. */
  readonly free: string;
  /** Called when the result changes. */
  readonly onTaken: (isTaken: boolean) => void;
}

/** Checks and marks the availability of a username or email address. */
export default function AvailabilityCheck({ field, value, valid, free, onTaken }: AvailabilityCheckProps) {
  const state = useAvailability(field, value, valid);
  const isTaken = state === 'taken';
  const report = useEffectEvent(onTaken);
  useEffect(() => report(isTaken), [isTaken]);
  return <AvailabilityMark state={state} free={free} />;
}
