import { describe, expect, it } from 'vitest';
import type { TriedSite } from '../site/current-site.ts';
import type { SiteProblem } from '../site/find-site.ts';
import { type HostPage, hostPageMarkup } from './host-page-markup.ts';

const first: HostPage = {
  isOther: false,
  address: '',
  failure: null,
  isEntered: false,
  current: null,
  back: '/',
  recent: [],
  action: 'app://tallyho/desktop/host',
  retry: '/desktop/host/retry',
};
const playing: HostPage = {
  ...first,
  isOther: true,
  address: 'https://play.example.org',
  current: 'https://play.example.org',
  back: '/game',
  recent: ['https://play.example.org', 'http://localhost:9100'],
};
const origin = 'https://gamebox:9100';

const headingOf = (page: HostPage) => /<h1>(.*)<\/h1>/.exec(hostPageMarkup(page))?.[1];
const textOf = (page: HostPage) => /<p id="text"[^>]*>(.*)<\/p>/.exec(hostPageMarkup(page))?.[1];
const buttonsOf = (page: HostPage) =>
  [...hostPageMarkup(page).matchAll(/<(?:button|a) [^>]*>([^<]*)</g)].map(([, label]) => label);

const failed = (result: Exclude<TriedSite, { kind: 'found' }>, page = first): HostPage => ({
  ...page,
  address: 'gamebox:9100',
  failure: { address: 'gamebox:9100', result },
  isEntered: true,
});

describe('the page that asks for a site', () => {
  it('asks a player who has none, and reports no failure', () => {
    expect(headingOf(first)).toBe('Which Tallyho do your friends play on?');
    expect(textOf(first)).toBe(
      'Enter the address of the site. Each invite link of your friends begins with it.',
    );
    expect(buttonsOf(first)).toEqual(['Play there']);
  });

  it('leads back to the page before and lists the other sites that worked while the app plays on one', () => {
    expect(headingOf(playing)).toBe('Play on another site');
    expect(buttonsOf(playing)).toEqual(['Play there', 'Cancel', 'http://localhost:9100']);
    expect(hostPageMarkup(playing)).toContain('href="/game"');
  });

  it('says that the app still plays on the site as before if another one fails', () => {
    const page = failed({ kind: 'failed', origin, problem: { kind: 'noAnswer' } }, playing);
    expect(hostPageMarkup(page)).toContain(
      'You play on <strong>https://play.example.org</strong>, as before.',
    );
    expect(buttonsOf(page)).toEqual(['Try again', 'Cancel', 'http://localhost:9100']);
    expect(hostPageMarkup(page)).toContain('value="gamebox:9100"');
  });

  it('does not offer the site that has just failed as one of those that worked', () => {
    const result = { kind: 'failed', origin, problem: { kind: 'noAnswer' } } as const;
    const page = {
      ...first,
      failure: { address: origin, result },
      recent: [origin, 'http://localhost:9100'],
    };
    expect(buttonsOf(page)).toEqual(['Try again', 'http://localhost:9100']);
  });

  it('is tried again by itself if the site of the start fails, but not what a player has entered', () => {
    const result = { kind: 'failed', origin, problem: { kind: 'noAnswer' } } as const;
    const atStart = { ...failed(result), isEntered: false };
    expect(hostPageMarkup(atStart)).toContain('data-retry="/desktop/host/retry"');
    expect(hostPageMarkup(atStart)).toContain('Tallyho tries again every few seconds.');
    for (const page of [first, playing, failed(result), failed(result, playing)])
      expect(hostPageMarkup(page)).not.toContain('data-retry');
  });

  it('says that http to the internet is refused, and what to try', () => {
    const page = failed({ kind: 'publicHttp', secure: 'https://example.org' });
    expect(textOf(page)).toBe(
      'Tallyho plays over http only on this computer and in your own network, because http is not encrypted. Try https://example.org.',
    );
  });

  it('shows an entered address as text, whatever it contains', () => {
    const page = { ...failed({ kind: 'invalid' }), address: '"><script>' };
    expect(hostPageMarkup(page)).not.toContain('"><script>');
  });

  const problems: [SiteProblem, string][] = [
    [{ kind: 'noAnswer' }, `There is no answer from ${origin}.`],
    [{ kind: 'offline' }, 'This computer is offline.'],
    [{ kind: 'unknownName' }, 'The name gamebox is not known.'],
    [{ kind: 'badCertificate' }, `The certificate of ${origin} is not valid`],
    [{ kind: 'moved' }, `${origin} leads to another address.`],
    [{ kind: 'notTallyho' }, `${origin} responds, but it is not a Tallyho site.`],
    [{ kind: 'error', status: 503 }, `${origin} responds with an error (503).`],
  ];
  it.each(problems)('says what went wrong: %j', (problem, text) => {
    const page = failed({ kind: 'failed', origin, problem });
    expect(headingOf(page)).toBe("Tallyho can't be reached");
    expect(textOf(page)).toMatch(text);
  });
});
