import Bowser from 'bowser';
import type { Context } from 'hono';

/** Longer ones are no browser's. */
const longest = 500;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** The platform's name for people: which phone says more than which system. */
const systemOf = ({ os, platform }: Bowser.Parser.ParsedResult): string | undefined => {
  if (platform.model === 'iPhone' || platform.model === 'iPad') return platform.model;
  if (os.name === 'Chrome OS') return 'ChromeOS';
  return systems.has(os.name ?? '') ? os.name : undefined;
};

/** The desktop app is a browser to the library, which also takes whatever a header begins with for a name. */
const nameOf = (agent: string, { browser }: Bowser.Parser.ParsedResult): string | undefined => {
  if (/\bElectron\//.test(agent)) return 'Tallyho app';
  return browsers.has(browser.name ?? '') ? browser.name : undefined;
};

/** What a User-Agent header is called in a person's list of sessions: "Firefox on Windows". Nothing else of it is kept. */
export const deviceName = (agent: string | undefined): string => {
  if (agent === undefined || agent === '' || agent.length > longest) return 'Unknown device';
  const parsed = Bowser.parse(agent);
  const [name, system] = [nameOf(agent, parsed), systemOf(parsed)];
  if (name && system) return `${name} on ${system}`;
  return name || system || 'Unknown device';
};

export const deviceOf = (c: Context): string => deviceName(c.req.header('User-Agent'));
