import { appOrigin, hostOrigin } from './addresses.ts';
import { chooseHost, currentHost, isHostReachable } from './host.ts';
import { documentHeaders } from './security-headers.ts';

/** Shown instead of the game while the site can't be reached, and from the menu to play on another one. */
export const hostPagePath = '/desktop/host';

/** GET shows the form; POST (from that form) tries the site that was given and goes on to the game if it answers. */
export async function answerHostPage(request: Request): Promise<Response> {
  if (request.method !== 'POST') return page({ status: 200, problem: null, host: currentHost() });
  const given = String((await request.formData()).get('host') ?? '');
  const origin = hostOrigin(given);
  if (origin === null) {
    return page({ status: 400, problem: 'That is no address of a Tallyho site.', host: given });
  }
  chooseHost(origin);
  if (await isHostReachable()) return html(200, '<meta http-equiv="refresh" content="0;url=/">');
  return page({ status: 502, problem: null, host: origin });
}

function page({ status, problem, host }: { status: number; problem: string | null; host: string }): Response {
  return html(
    status,
    `<main>
      <h1>Tallyho can't be reached</h1>
      <p>${problem ?? 'Nobody answers at this address. Check your connection, or the address, and try again.'}</p>
      <form method="post" action="${appOrigin}${hostPagePath}">
        <label>Address of the site <input name="host" value="${escapeHtml(host)}" spellcheck="false" required></label>
        <button autofocus>Try again</button>
      </form>
    </main>`,
  );
}

function html(status: number, body: string): Response {
  const style = `
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
    body { min-height: 100vh; margin: 0; display: grid; place-items: center; }
    main { max-width: 26rem; padding: 2rem; }
    label, input { display: block; width: 100%; box-sizing: border-box; }
    input, button { font: inherit; padding: 0.6rem 0.8rem; margin-block: 0.5rem; }`;
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tallyho</title><style>${style}</style>${body}</html>`,
    { status, headers: { ...documentHeaders, 'Content-Type': 'text/html; charset=utf-8' } },
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
