import * as v from 'valibot';

const webAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'));

const credits = v.array(
  v.object({
    theme: v.string(),
    source: v.string(),
    licence: v.string(),
    licenceUrl: webAddress,
    author: v.string(),
    url: webAddress,
  }),
);

/** Checks the file with the credits. Throws if it is invalid. */
export const parseCredits = v.parser(credits);
