import { expect, it } from 'vitest';
import { withPageData } from './page-data.ts';

it('a page contains the settings of the site, which cannot become markup', () => {
  const config = { comingSoon: false, providers: [], contactEmail: "</script><b>$&'" };
  const html = withPageData('<head><!--page-data--></head>', config);
  const text = /^<head><script type="application\/json" id="page-data">(.*)<\/script><\/head>$/.exec(
    html,
  )?.[1];
  expect(text).not.toContain('<');
  expect(JSON.parse(text ?? '')).toEqual({ config, responses: {} });
});
