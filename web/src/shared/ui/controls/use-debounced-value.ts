import { useEffect, useState } from 'react';

/** Returns the value as soon as it has not changed for `pause` milliseconds; the first value immediately. */
export function useDebouncedValue<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
