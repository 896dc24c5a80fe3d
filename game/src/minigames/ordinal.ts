const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** Returns the English ordinal of a place: 1st, 2nd, 3rd, 11th. */
export const ordinal = (place: number): string => `${place}${endings.get(rules.select(place)) ?? 'th'}`;
