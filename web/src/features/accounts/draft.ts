/** What somebody typed into a form, kept for this tab until it is sent. Never give it a password. */
export interface Draft {
  read(): Readonly<Record<string, string>>;
  write(values: Readonly<Record<string, string>>): void;
  clear(): void;
}

/** The draft of the form with this name. Without storage it forgets at once, and nothing else happens. */
export function draftOf(form: string): Draft {
  const key = `tallyho:draft:${form}`;
  const attempt = <Result>(action: () => Result, otherwise: Result): Result => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () =>
      attempt(() => {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
        return Object.fromEntries(
          entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        );
      }, {}),
    write: (values) => attempt(() => sessionStorage.setItem(key, JSON.stringify(values)), undefined),
    clear: () => attempt(() => sessionStorage.removeItem(key), undefined),
  };
}
