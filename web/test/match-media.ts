import { vi } from 'vitest';

/** Makes the page see a window in which a media query matches if `matches` says so, until the end of the test. */
export const matchMedia = (matches: (query: string) => boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: matches(media), media }) as MediaQueryList, // the page reads no more of it
  );
