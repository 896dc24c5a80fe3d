import { formatDate } from '../../ui/format.ts';

const dayOf = (instant: Date): string => instant.toDateString();

/** Whether two instants lie on different days where the reader is. */
export const isOtherDay = (one: string | undefined, other: string): boolean =>
  one === undefined || dayOf(new Date(one)) !== dayOf(new Date(other));

/** 'Today', 'Yesterday', or the date. */
export function dayText(instant: string, now = new Date()): string {
  const day = dayOf(new Date(instant));
  if (day === dayOf(now)) return 'Today';
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return day === dayOf(yesterday) ? 'Yesterday' : formatDate(instant, 'longDate');
}
