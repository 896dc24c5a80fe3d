/** What the inline script of a prerendered page offers to the site's code. */
interface PageStart {
  /**
   * Stops recording presses. Returns once the button or link that was pressed last before the site could react; null if there is
   * none.
   */
  takePress(): HTMLElement | null;
}

declare global {
  interface Window {
    /** Only on prerendered pages. */
    pageStart?: PageStart;
  }
}

/** The files of a prerendered page's code, which the build writes into the page as JSON (`page-files`). */
export interface PageFiles {
  /** Modules that run one after the other, each in a task of its own. The last one starts the site. */
  readonly entries: readonly string[];
  /** Modules that the site imports for this page. */
  readonly parts: readonly string[];
}

/**
 * The inline script of a prerendered page. Loads the page's code after the first paint, so that the paint shares the connection and
 * the processor with nothing, and records the last press of a button until the site reacts. It is self-contained: the
 * build writes its source into the page, and its hash into the content security policy.
 */
export function startPage(): void {
  let pressed: HTMLElement | null = null;
  // The build knew no query, so the links of the page lack it.
  const incomplete = location.search === '' ? 'button' : 'button, a[href]';
  const recording = new AbortController();
  const options = { capture: true, signal: recording.signal };
  const onClick = (event: MouseEvent) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(incomplete);
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The native action of a form's button would send its fields as a query.
    event.preventDefault();
    event.stopPropagation();
    pressed = element;
  };
  document.addEventListener('click', onClick, options);
  document.addEventListener('submit', (event) => event.preventDefault(), options);
  window.pageStart = {
    takePress() {
      recording.abort();
      const taken = pressed;
      pressed = null;
      return taken;
    },
  };

  const run = ([entry, ...others]: readonly string[]) => {
    if (entry === undefined) return;
    const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '' });
    script.addEventListener('load', () => setTimeout(run, 0, others));
    script.src = entry;
    document.head.append(script);
  };
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    // Written by the build.
    const files = JSON.parse(document.getElementById('page-files')?.textContent ?? '') as PageFiles;
    for (const href of [...files.entries, ...files.parts]) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '' });
      link.href = href;
      document.head.append(link);
    }
    run(files.entries);
  };
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  // A tab in the background paints nothing.
  setTimeout(load, document.hidden ? 0 : 2_000);
}
