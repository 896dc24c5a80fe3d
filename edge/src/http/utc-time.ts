const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Returns a time as text for emails and errors, whose readers' time zone is not known: "24 November 2026 at 16:30 UTC".
 * `time`: a date, or ISO 8601.
 */
export const utcTime = (time: Date | string): string => `${format.format(new Date(time))} UTC`;
