import lighthouse from 'lighthouse';

/** What one run of Lighthouse says about a page, on its emulated phone. Times in ms, sizes in kB as transferred. */
export interface PageRun {
  readonly score: number;
  readonly contentfulPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  readonly requests: number;
  readonly scripts: number;
  readonly scriptSize: number;
}

/** Lighthouse rarely loses the beginning of its trace. */
const attempts = 3;

async function runLighthouse(url: string, port: number) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      output: 'json',
      logLevel: 'error',
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    const message = `Lighthouse did not measure ${url}: ${result?.lhr.runtimeError?.message}`;
    if (attempt === attempts) throw new Error(message);
    console.warn(message);
  }
}

/**
 * Loads a page once in the browser at the debugging port `port`, with the preset for phones: 4 times slower processor, simulated slow
 * 4G. Lighthouse waits until network and processor have been idle for five seconds. Throws if the page cannot be measured.
 */
export const measurePage = async (url: string, port: number): Promise<PageRun> => {
  const { audits, categories } = await runLighthouse(url, port);
  const numberOf = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${audit} for ${url}`);
    return value;
  };
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    contentfulPaint: numberOf('largest-contentful-paint'),
    blockingTime: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    requests: requests.length,
    scripts: scripts.length,
    scriptSize: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1_000,
  };
};
