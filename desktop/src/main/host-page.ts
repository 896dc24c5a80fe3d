import { escapeMarkup } from '@tallyho/game/text';
import { appOrigin, hostOrigin } from './addresses.ts';
import { chooseHost, currentHost, isHostReachable } from './host.ts';
import { documentHeaders } from './security-headers.ts';

/** Path of the page that is shown while the site is not reachable. */
export const hostPagePath = '/desktop/host';
/** The same page opened from the menu, to choose another site. */
export const otherHostPath = `${hostPagePath}?other`;

/** GET responds with the form. POST tries the entered site and redirects to the game if it is reachable. */
export async function respondWithHostPage(request: Request): Promise<Response> {
  if (request.method !== 'POST') {
    const isFromMenu = new URL(request.url).searchParams.has('other');
    return page(isFromMenu ? otherSite : unreachable, currentHost());
  }
  const input = String((await request.formData()).get('host') ?? '');
  const origin = hostOrigin(input);
  if (origin === null) return page(invalid, input);
  chooseHost(origin);
  if (await isHostReachable()) return html(200, '<meta http-equiv="refresh" content="0;url=/">');
  return page({ ...unreachable, status: 502 }, origin);
}

interface HostPage {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** The entered address is invalid. */
  readonly isInvalid?: boolean;
}

const unreachable: HostPage = {
  status: 200,
  title: "Tallyho can't be reached",
  text: 'There is no answer from this address. Check your connection, or the address, and try again.',
  button: 'Try again',
};
const otherSite: HostPage = {
  status: 200,
  title: 'Play on another site',
  text: 'Which Tallyho do your friends play on?',
  button: 'Play there',
};
const invalid: HostPage = {
  status: 400,
  title: otherSite.title,
  text: 'That is no address of a Tallyho site.',
  button: 'Try again',
  isInvalid: true,
};

function page({ status, title, text, button, isInvalid = false }: HostPage, host: string): Response {
  return html(
    status,
    `<main>
      <h1>${title}</h1>
      <p id="text"${isInvalid ? ' role="alert"' : ''}>${text}</p>
      <form method="post" action="${appOrigin}${hostPagePath}">
        <label for="host">Address of the site</label>
        <input id="host" name="host" value="${escapeMarkup(host)}" inputmode="url" autocomplete="url" spellcheck="false"
          aria-describedby="text"${isInvalid ? ' aria-invalid="true" autofocus' : ''} required>
        <button${isInvalid ? '' : ' autofocus'}>${button}</button>
      </form>
    </main>`,
  );
}

/** The site's colours and shapes, inline, so that this page depends on no other file. */
const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif;
    --ink: light-dark(oklch(0.24 0.066 322), oklch(0.972 0.016 84)); --line: light-dark(oklch(0.24 0.066 322), oklch(0.125 0.036 322)); }
  body { min-height: 100vh; margin: 0; display: grid; place-items: center; color: var(--ink);
    background: light-dark(oklch(0.945 0.034 84), oklch(0.215 0.056 322)); }
  main { box-sizing: border-box; width: min(30rem, 100% - 2rem); padding: 2rem; border: 2.5px solid var(--line); border-radius: 1.5rem;
    background: light-dark(oklch(0.99 0.012 88), oklch(0.288 0.068 322)); box-shadow: 0 8px 0 var(--line); }
  h1 { margin: 0; font-size: 2rem; line-height: 1.1; letter-spacing: -0.025em; text-wrap: balance; }
  [role="alert"] { color: light-dark(oklch(0.5 0.2 24), oklch(0.78 0.14 20)); font-weight: 600; }
  label { font-size: 0.9375rem; font-weight: 650; }
  input, button { box-sizing: border-box; width: 100%; min-height: 3rem; margin-top: 0.25rem; padding: 0.5rem 1rem; border-radius: 1rem; font: inherit; }
  input { border: 2.5px solid light-dark(oklch(0.48 0.06 322), oklch(0.68 0.062 322)); background: light-dark(oklch(0.955 0.022 84), oklch(0.185 0.05 322)); color: inherit; }
  button { margin-top: 1.25rem; border: 3.5px solid var(--line); background: oklch(0.775 0.17 56); color: oklch(0.2 0.06 322); font-weight: 800; box-shadow: 0 5px 0 var(--line); cursor: pointer; }
  button:active { translate: 0 5px; box-shadow: none; }
  :focus-visible { outline: 3px solid light-dark(oklch(0.48 0.22 292), oklch(0.86 0.13 205)); outline-offset: 3px; }`;

function html(status: number, body: string): Response {
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tallyho</title><style>${style}</style>${body}</html>`,
    { status, headers: { ...documentHeaders(hostPagePath), 'Content-Type': 'text/html; charset=utf-8' } },
  );
}
