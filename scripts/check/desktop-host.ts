interface DesktopHost {
  /** The address to play on; undefined: the app opens the one that it used last. */
  readonly host: string | undefined;
  /** One line for people that says which it is. */
  readonly message: string;
}

const fallback = 'The app opens the address that it used last; TALLYHO_HOST names another one.';

/** Decides where the app of a checkout plays. `wanted`: the variable TALLYHO_HOST. `running`: the addresses that run from the checkout. */
export function chooseDesktopHost(wanted: string | undefined, running: readonly string[]): DesktopHost {
  const host = wanted ?? (running.length === 1 ? running[0] : undefined);
  if (host !== undefined) return { host, message: `The desktop app plays on ${host}.` };
  const reason =
    running.length === 0
      ? 'No Tallyho runs from this folder (npm start).'
      : `Several Tallyhos run from this folder (${running.join(', ')}).`;
  return { host, message: `${reason} ${fallback}` };
}
