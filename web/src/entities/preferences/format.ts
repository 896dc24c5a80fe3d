import { readSettings, useSettings } from './preferences.ts';

/** date: 21 Nov 2026. longDate: 21 November 2026. time: 16:57. dateTime: 21 Nov 2026, 16:57. */
export type DateStyle = 'date' | 'longDate' | 'time' | 'dateTime';

/** An instant: a Date, ISO 8601 as the API has it, or milliseconds since 1970. */
export type Instant = Date | string | number;

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  longDate: { dateStyle: 'long' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
};

/** Undefined is the browser's own way: for `system`, and for what a broken storage has made of the setting. */
function tagOf(locale: string): string | undefined {
  try {
    return locale === 'system' ? undefined : Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}

/** Making a formatter takes a hundred times as long as using it. */
function kept<Formatter>(make: (locale: string | undefined, style: string) => Formatter) {
  const made = new Map<string, Formatter>();
  return (style = ''): Formatter => {
    const { locale } = readSettings();
    const key = `${locale} ${style}`;
    const formatter = made.get(key) ?? make(tagOf(locale), style);
    made.set(key, formatter);
    return formatter;
  };
}

const dateFormatter = kept(
  (locale, style) => new Intl.DateTimeFormat(locale, dateOptions[style as DateStyle]), // only formatDate asks
);
const numberFormatter = kept((locale) => new Intl.NumberFormat(locale));
const fixedFormatter = kept(
  (locale, decimals) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: Number(decimals),
      maximumFractionDigits: Number(decimals),
    }),
);
const relativeFormatter = kept((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** An instant as the person wants dates written (preference `locale`), in their time zone. A broken one is an empty text. */
export function formatDate(instant: Instant, style: DateStyle = 'date'): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : dateFormatter(style).format(date);
}

/**
 * A number with the separators that the person wants (preference `locale`): with exactly so many `decimals`, or with those
 * that it has, up to three.
 */
export const formatNumber = (value: number, decimals?: number): string =>
  (decimals === undefined ? numberFormatter() : fixedFormatter(String(decimals))).format(value);

const steps: readonly { readonly unit: 'minute' | 'hour' | 'day'; readonly ms: number }[] = [
  { unit: 'day', ms: 24 * 60 * 60_000 },
  { unit: 'hour', ms: 60 * 60_000 },
  { unit: 'minute', ms: 60_000 },
];

/** 'just now', which English alone has: others say 'now'. */
function nowText(): string {
  const formatter = relativeFormatter();
  return formatter.resolvedOptions().locale.startsWith('en') ? 'just now' : formatter.format(0, 'second');
}

/**
 * 'just now', '5 minutes ago', 'yesterday', 'in 2 hours', as the person wants times written; from a week on, the date. `now`
 * in epoch milliseconds.
 */
export function formatRelative(instant: Instant, now = Date.now()): string {
  const away = new Date(instant).getTime() - now;
  if (Number.isNaN(away) || Math.abs(away) >= 7 * 24 * 60 * 60_000) return formatDate(instant);
  const step = steps.find(({ ms }) => Math.abs(away) >= ms);
  if (!step) return nowText();
  // What is to come in a little less than three days comes in three; what was a little less than three days ago, two days ago.
  const count = away > 0 ? Math.round(away / step.ms) : Math.trunc(away / step.ms);
  return relativeFormatter().format(count, step.unit);
}

/** 'Today', 'Yesterday', or the date, as a heading: by the calendar of where the reader is. */
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
 * The person's `locale` setting. Call it in a component that shows dates or numbers, so that they change with the setting.
 */
export const useLocale = (): string => useSettings().locale;
