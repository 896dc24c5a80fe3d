/** Findings that stay, and why (docs/security.md, "What outside tools report"). */
const explanations: readonly (readonly [RegExp, string])[] = [
  [
    /X-XSS-Protection is not set/,
    'browsers have removed that filter; the content security policy replaces it',
  ],
  [/^CSP_GLOBAL_CHECK/, 'the policy is a header of each page, which a reader of files does not see'],
  [/^OPEN_EXTERNAL_JS_CHECK/, 'only checked addresses are opened'],
  [/^AUXCLICK_JS_CHECK/, 'all new windows are denied, whatever opens them'],
  [/^REMOTE_MODULE_JS_CHECK/, 'Electron has no remote module any more'],
  [/^PRELOAD_JS_CHECK/, 'the preload script exposes only the named functions of the bridge'],
  [/^PROTOCOL_HANDLER_JS_CHECK/, 'links of the app lead only to its own pages'],
];

/** Returns the reason why a finding stays; null if there is none. */
export const explanationOf = (finding: string): string | null =>
  explanations.find(([pattern]) => pattern.test(finding))?.[1] ?? null;
