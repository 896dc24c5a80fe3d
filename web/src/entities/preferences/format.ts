import { readSettings, useSettings } from './preferences.ts';

/** date: 21 Nov 2026. longDate: 21 November 2026. time: 16:57. dateTime: 21 Nov 2026, 16:57. */
export type DateStyle = 'date' | 'longDate' | 'time' | 'dateTime';

/** An instant: a Date, an ISO 8601 string from the API, or milliseconds since 1970. */
export type Instant = Date | string | number;

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  longDate: { dateStyle: 'long' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
};

/** Undefined selects the browser's locale: for `system`, and for an invalid stored setting. */
function tagOf(locale: string): string | undefined {
  try {
    return locale === 'system' ? undefined : Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}

/** Creating a formatter takes a hundred times longer than using it. */
function cached<Formatter>(make: (locale: string | undefined, style: string) => Formatter) {
  const made = new Map<string, Formatter>();
  return (style = ''): Formatter => {
    const { locale } = readSettings();
    const key = `${locale} ${style}`;
    const formatter = made.get(key) ?? make(tagOf(locale), style);
    made.set(key, formatter);
    return formatter;
  };
}

const dateFormatter = cached(
  (locale, style) => new Intl.DateTimeFormat(locale, dateOptions[style as DateStyle]), // used only by formatDate
);
const numberFormatter = cached((locale) => new Intl.NumberFormat(locale));
const fixedFormatter = cached(
  (locale, decimals) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: Number(decimals),
      maximumFractionDigits: Number(decimals),
    }),
);
const relativeFormatter = cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/**
 * Formats an instant by the user's setting (preference `locale`), in their time zone. An invalid instant returns an
 * empty text.
 */
export function formatDate(instant: Instant, style: DateStyle = 'date'): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : dateFormatter(style).format(date);
}

/**
 * Formats a number with the separators of the user's setting (preference `locale`): with exactly `decimals` decimals,
 * or with its own, up to three.
 */
export const formatNumber = (value: number, decimals?: number): string =>
  (decimals === undefined ? numberFormatter() : fixedFormatter(String(decimals))).format(value);

const steps: readonly { readonly unit: 'minute' | 'hour' | 'day'; readonly ms: number }[] = [
  { unit: 'day', ms: 24 * 60 * 60_000 },
  { unit: 'hour', ms: 60 * 60_000 },
  { unit: 'minute', ms: 60_000 },
];

/** 'just now' exists only in English; other languages use 'now'. */
function nowText(): string {
  const formatter = relativeFormatter();
  return formatter.resolvedOptions().locale.startsWith('en') ? 'just now' : formatter.format(0, 'second');
}

/**
 * Formats a relative time by the user's setting: 'just now', '5 minutes ago', 'yesterday', 'in 2 hours'; from a week
 * on, the date. `now` in epoch milliseconds.
 */
export function formatRelative(instant: Instant, now = Date.now()): string {
  const away = new Date(instant).getTime() - now;
  if (Number.isNaN(away) || Math.abs(away) >= 7 * 24 * 60 * 60_000) return formatDate(instant);
  const step = steps.find(({ ms }) => Math.abs(away) >= ms);
  if (!step) return nowText();
  // A future time slightly less than three days away is in three days; a past time slightly less than three days ago
  // is two days ago.
  const count = away > 0 ? Math.round(away / step.ms) : Math.trunc(away / step.ms);
  return relativeFormatter().format(count, step.unit);
}

/** Formats a day as a heading: 'Today', 'Yesterday', or the date, in the reader's time zone. */
export function formatDay(instant: Instant, now = new Date()): string {
  const day = new Date(instant).toDateString();
  const ago = [0, 1].find((days) => {
    const other = new Date(now);
    other.setDate(now.getDate() - days);
    return other.toDateString() === day;
  });
  if (ago === undefined) return formatDate(instant, 'longDate');
  const [first = '', ...rest] = relativeFormatter().format(-ago, 'day');
  return first.toLocaleUpperCase() + rest.join('');
}

/**
 * Returns the user's `locale` setting. Call it in components that show dates or numbers, so that they update when the
 * setting changes.
 */
export const useLocale = (): string => useSettings().locale;
