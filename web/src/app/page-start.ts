import type { trustedScripts } from '../shared/platform/trusted-scripts.ts';

/** What the inline script of a prerendered page offers to the site's code. */
interface PageStart {
  /**
   * Stops recording presses. Returns once what was pressed before the site could react, in order: each chosen option, and the
   * button or link that was pressed last.
   */
  takePresses(): readonly HTMLElement[];
}

declare global {
  interface Window {
    /** Only on prerendered pages. */
    pageStart?: PageStart;
  }
}

/** The files of a prerendered page's code, which the build writes into the page as JSON (`page-files`). The first one starts the site. */
export type PageFiles = readonly [entry: string, ...imported: string[]];

/**
 * The inline script of a prerendered page. Loads the page's code after the first paint, so that the paint shares the connection and
 * the processor with nothing, and records presses until the site reacts. If a file fails three times it shows
 * the page's error (`not-loaded`). It is self-contained: the build writes its source into the page, with that of `trusted`, and
 * its hash into the content security policy.
 */
export function startPage(trusted: typeof trustedScripts): void {
  let presses: readonly HTMLElement[] = [];
  const option = 'label:has([type=radio])';
  // The build knew no query, so the links of the page lack it.
  let recorded = location.search === '' ? `button, ${option}` : `button, ${option}, a[href]`;
  const recording = new AbortController();
  const options = { capture: true, signal: recording.signal };
  /** How the last press is shown until the site reacts. An attribute would differ from what React takes over. */
  let shown: Animation | undefined;
  const show = (element: HTMLElement) => {
    shown?.cancel();
    shown = element.animate({ opacity: 0.5 }, { duration: 100, fill: 'forwards' });
  };
  const onClick = (event: MouseEvent) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(recorded);
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The native action of a form's button would send its fields as a query.
    event.preventDefault();
    event.stopPropagation();
    const isOption = element.matches(option);
    const earlier = presses.filter((other) => other !== element && (isOption || other.matches(option)));
    presses = [...earlier, element];
    if (!isOption) show(element);
  };
  document.addEventListener('click', onClick, options);
  document.addEventListener('submit', (event) => event.preventDefault(), options);
  window.pageStart = {
    takePresses() {
      recording.abort();
      shown?.cancel();
      const taken = presses;
      presses = [];
      return taken;
    },
  };

  /** Delays before a file that failed is loaded again, in milliseconds. */
  const retries = [1_000, 3_000];
  const fail = () => {
    // Links work by themselves, also the one that reloads the page. A form still must not send its fields.
    recorded = 'button';
    shown?.cancel();
    document.getElementById('not-loaded')?.removeAttribute('hidden');
  };
  const trustedAddress = trusted('page-files', /^\/assets\/[\w-]+\.js$/);
  const run = (entry: string, [delay, ...delays] = retries) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '' });
    // Also if a module that it imports fails.
    script.addEventListener('error', () => {
      if (delay === undefined) fail();
      else setTimeout(run, delay, entry, delays);
    });
    script.src = trustedAddress(entry);
    document.head.append(script);
  };
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    // Written by the build.
    const files = JSON.parse(document.getElementById('page-files')?.textContent ?? '') as PageFiles;
    const links = files.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
    document.head.append(...links);
    run(files[0]);
  };
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  // A tab in the background paints nothing.
  setTimeout(load, document.hidden ? 0 : 2_000);
}
