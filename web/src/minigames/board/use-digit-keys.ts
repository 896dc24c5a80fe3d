import { useRoundKeys } from './use-round-keys.ts';

/** Calls `onDigit` for each digit key during a round, anywhere on the page (`useRoundKeys`). `onDigit` null: digits are ignored. */
export function useDigitKeys(onDigit: ((digit: number) => void) | null): void {
  useRoundKeys(
    onDigit &&
      ((key) => {
        if (!/^\d$/.test(key)) return false;
        onDigit(Number(key));
        return true;
      }),
  );
}
