import Bowser from 'bowser';
import type { Context } from 'hono';

/** Maximum header length in characters; no browser sends a longer one. */
const longest = 500;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** Display name of the platform. For phones, the device model says more than the system. */
const systemOf = ({ os, platform }: Bowser.Parser.ParsedResult): string | undefined => {
  if (platform.model === 'iPhone' || platform.model === 'iPad') return platform.model;
  if (os.name === 'Chrome OS') return 'ChromeOS';
  return systems.has(os.name ?? '') ? os.name : undefined;
};

/** The library reports the desktop app as a browser, and takes the first word of an unknown header as a name. */
const nameOf = (agent: string, { browser }: Bowser.Parser.ParsedResult): string | undefined => {
  if (/\bElectron\//.test(agent)) return 'Tallyho app';
  return browsers.has(browser.name ?? '') ? browser.name : undefined;
};

/**
 * Returns the name of a User-Agent for the user's list of sessions: "Firefox on Windows". No other part of the header
 * is stored.
 */
export const deviceName = (agent: string | undefined): string => {
  if (agent === undefined || agent === '' || agent.length > longest) return 'Unknown device';
  const parsed = Bowser.parse(agent);
  const [name, system] = [nameOf(agent, parsed), systemOf(parsed)];
  if (name && system) return `${name} on ${system}`;
  return name || system || 'Unknown device';
};

export const deviceOf = (c: Context): string => deviceName(c.req.header('User-Agent'));
