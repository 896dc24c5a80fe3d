/** Drawings on a square of 48 px. */
const props = {
  trophy: (
    <>
      <path d="M14 10H6c0 8 3 11 9 12M34 10h8c0 8-3 11-9 12" fill="none" />
      <path d="M13 6h22v13a11 11 0 0 1-22 0ZM21 29h6l1 6h6v7H14v-7h6Z" fill="#ffd43b" />
    </>
  ),
  microphone: (
    <>
      <path d="m20 20 9 9-16 15-8-8Z" fill="#6c6480" />
      <circle cx="31" cy="17" r="12" fill="#e8e4f0" />
      <path d="m22 14 14 13M28 8l12 12" fill="none" />
    </>
  ),
  torch: (
    <>
      <path d="M3 19h22v11H3Z" fill="#6c6480" />
      <path d="m25 18 9-5v23l-9-5Z" fill="#ffd43b" />
      <path d="m39 15 5-4M40 24h6M39 33l5 4" fill="none" />
    </>
  ),
  laptop: (
    <>
      <path d="M9 8h30v24H9Z" fill="#8bd3ff" />
      <path d="M3 33h42l-4 8H7Z" fill="#fff6e6" />
      <path d="M17 24v-5M24 24v-9M31 24v-7" fill="none" />
    </>
  ),
  suitcase: (
    <>
      <path d="M17 16v-6c0-2 1-3 3-3h8c2 0 3 1 3 3v6" fill="none" />
      <path d="M5 16h38v26H5Z" fill="#4cc9b0" />
      <path d="M14 16v26M34 16v26" fill="none" />
    </>
  ),
  palm: (
    <>
      <path d="M20 45c-1-11 0-19 4-26h4c-3 8-3 16-1 26Z" fill="#c98a4b" />
      <path
        d="M26 19C19 8 9 9 4 17c8-2 14-1 22 2Zm0 0C25 9 32 3 41 6c-3 7-7 11-15 13Zm0 0c8-2 15 2 18 10-7-2-12-6-18-10Z"
        fill="#51cf66"
      />
    </>
  ),
  mug: (
    <>
      <path d="M33 21h5c7 0 7 13 0 13h-5" fill="none" />
      <path d="M7 16h27v20c0 4-3 7-7 7H14c-4 0-7-3-7-7Z" fill="#fff6e6" />
      <path d="M15 11c-3-3 2-4 0-8M26 11c-3-3 2-4 0-8" fill="none" />
    </>
  ),
  phone: (
    <>
      <rect x="11" y="3" width="26" height="42" rx="6" fill="#6c6480" />
      <path d="M16 10h16v24H16Z" fill="#8bd3ff" />
      <path d="M20 18h8M20 25h5" fill="none" />
    </>
  ),
  shield: (
    <>
      <path d="M24 4 42 9v13c0 12-8 19-18 22C14 41 6 34 6 22V9Z" fill="#748ffc" />
      <path d="M24 4v40M6 21h36" fill="none" />
    </>
  ),
  clapper: (
    <>
      <path d="M6 20h37v22H6Z" fill="#fff6e6" />
      <path d="m6 20-2-9 36-7 2 8Z" fill="#6c6480" />
      <path d="m13 9 6 7M25 7l6 7" fill="none" />
    </>
  ),
  heart: <path d="M24 43C10 33 3 26 5 16 7 6 19 5 24 15 29 5 41 6 43 16c2 10-5 17-19 27Z" fill="#ff6b81" />,
};

/** Words in the name of a theme, and the drawing for them. The first match counts. */
const propsByWords: readonly (readonly [words: RegExp, prop: keyof typeof props])[] = [
  [/talent|show|stage|sing/i, 'microphone'],
  [/zombie|secret|agent|night watch/i, 'torch'],
  [/office|job|work/i, 'laptop'],
  [/road|trip|travel|holiday/i, 'suitcase'],
  [/island/i, 'palm'],
  [/kitchen|coffee|table|family/i, 'mug'],
  [/chat/i, 'phone'],
  [/medieval|town|castle/i, 'shield'],
  [/film|movie|cast/i, 'clapper'],
  [/two of us|pairs|love/i, 'heart'],
];

/** A drawing that fits a theme about the players, chosen by the words of its name. Without a match: a trophy. */
export const PosterProp = ({ name }: { readonly name: string }) => (
  <svg
    viewBox="0 0 48 48"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {props[propsByWords.find(([words]) => words.test(name))?.[1] ?? 'trophy']}
  </svg>
);
