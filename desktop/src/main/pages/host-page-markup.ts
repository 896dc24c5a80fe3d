import { escapeMarkup } from '@tallyho/game/text';
import type { TriedSite } from '../site/current-site.ts';
import type { SiteProblem } from '../site/find-site.ts';

/** An address that was tried in vain. */
interface Failure {
  readonly address: string;
  readonly result: Exclude<TriedSite, { kind: 'found' }>;
}

export interface HostPage {
  /** Opened from the menu, to play on another site; otherwise at the start, when no site is known or the known one does not respond. */
  readonly isOther: boolean;
  /** The address in the field. */
  readonly address: string;
  readonly failure: Failure | null;
  /** True if `failure` is about what the player has just entered. */
  readonly isEntered: boolean;
  /** The site that the app plays on; null if none responded yet. */
  readonly current: string | null;
  /** The address of the page that "Cancel" leads to. */
  readonly back: string;
  /** Sites that responded, the last one first. */
  readonly recent: readonly string[];
  /** Where the form is sent. */
  readonly action: string;
  /** What the script requests to try the site of the start again. */
  readonly retry: string;
}

const question = 'Which Tallyho do your friends play on?';

/** Returns the HTML of the page that asks for a site. Its style and its script are files of the app. */
export function hostPageMarkup(page: HostPage): string {
  const { isOther, address, failure, isEntered, current, back, recent } = page;
  const action = escapeMarkup(page.action);
  const title = titleOf(page);
  const failed = failure?.result.kind === 'failed' ? failure.result.origin : null;
  const isRetried = failed !== null && !isOther && !isEntered;
  const others = recent.filter((origin) => origin !== current && origin !== failed);
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Tallyho</title>
  <link rel="stylesheet" href="/host-page.css">
  <script type="module" src="/host-page.js"></script>
</head>
<body${isRetried ? ` data-retry="${escapeMarkup(page.retry)}"` : ''}>
  <p class="brand"><img src="/favicon.svg" alt="" width="40" height="40">Tallyho</p>
  <main>
    <h1>${title}</h1>
    <p id="text"${isEntered ? ' role="alert"' : ''}>${escapeMarkup(textOf(page))}</p>
    ${isRetried ? '<p>Tallyho tries again every few seconds.</p>' : ''}
    ${current === null ? '' : `<p>You play on <strong>${escapeMarkup(current)}</strong>${failure ? ', as before' : ''}.</p>`}
    <form method="post" action="${action}">
      <label for="host">Address of the site</label>
      <input id="host" name="host" value="${escapeMarkup(address)}" placeholder="play.example.org" inputmode="url" autocomplete="url"
        autocapitalize="off" spellcheck="false" aria-describedby="text"${isEntered ? ' aria-invalid="true"' : ''}${isOther || isEntered || !failure ? ' autofocus' : ''} required>
      <button class="hot"${failure && !isEntered && !isOther ? ' autofocus' : ''}>${failure ? 'Try again' : 'Play there'}</button>
      ${current === null ? '' : `<a class="button" href="${escapeMarkup(back)}">Cancel</a>`}
    </form>
    ${others.length === 0 ? '' : recentMarkup(others, action)}
  </main>
</body>
</html>`;
}

function titleOf({ isOther, failure }: HostPage): string {
  if (isOther) return 'Play on another site';
  return failure?.result.kind === 'failed' ? "Tallyho can't be reached" : question;
}

function textOf({ isOther, failure }: HostPage): string {
  if (failure) return failureText(failure.result);
  return isOther
    ? question
    : 'Enter the address of the site. Each invite link of your friends begins with it.';
}

const recentMarkup = (
  origins: readonly string[],
  action: string,
): string => `<section aria-labelledby="recent">
      <h2 id="recent">Played before</h2>
      <form method="post" action="${action}">
        ${origins.map((origin) => `<button name="host" value="${escapeMarkup(origin)}">${escapeMarkup(origin)}</button>`).join('\n        ')}
      </form>
    </section>`;

function failureText(result: Failure['result']): string {
  switch (result.kind) {
    case 'invalid':
      return 'That is no address of a Tallyho site.';
    case 'publicHttp':
      return `Tallyho plays over http only on this computer and in your own network, because http is not encrypted. Try ${result.secure}.`;
    case 'failed':
      return problemText(result.problem, result.origin);
    default:
      return result satisfies never;
  }
}

function problemText(problem: SiteProblem, origin: string): string {
  switch (problem.kind) {
    case 'noAnswer':
      return `There is no answer from ${origin}. Check your connection, or the address, and try again.`;
    case 'offline':
      return 'This computer is offline. Connect it to a network and try again.';
    case 'unknownName':
      return `The name ${new URL(origin).hostname} is not known. Check your connection, or the spelling, and try again.`;
    case 'badCertificate':
      return `The certificate of ${origin} is not valid, so the connection would not be safe. Tell the person who runs the site.`;
    case 'moved':
      return `${origin} leads to another address. Open it in a browser, and enter the address that the browser shows.`;
    case 'notTallyho':
      return `${origin} responds, but it is not a Tallyho site.`;
    case 'error':
      return `${origin} responds with an error (${problem.status}). Try again later.`;
    default:
      return problem satisfies never;
  }
}
