import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Command, packageCommand, root } from './processes.ts';

/** A change of one place in the installed code of a development tool, for what the tool has no option for. */
interface Patch {
  /** The file below `node_modules`. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

/** The environment variable with options that `patch-tools.ts` adds to the command line inside the process. */
export const optionsVariable = 'TALLYHO_TOOL_OPTIONS';

/** The environment variable with the address on which `partykit dev` listens. */
const partykitHost = 'TALLYHO_PARTYKIT_HOST';

const partykit = 'partykit/dist/bin.mjs';
const wrangler = 'wrangler/wrangler-dist/cli.js';
const miniflareOfWrangler = 'wrangler/node_modules/miniflare/dist/src/index.js';
const miniflareOfPartykit = 'miniflare/dist/src/index.js';

/**
 * `partykit dev` listens on all networks with a debugger that runs code of any web page, and with a server that returns
 * lines of any file. `wrangler dev` has a debugger on a free port of this machine that checks no origin, and lets any web
 * page start the scheduled jobs. Nor does it serve again when its runtime died.
 */
export const toolPatches: readonly Patch[] = [
  // No debugger, neither of the tool nor of its runtime.
  { file: partykit, from: 'props.enableInspector ?? true ?', to: 'false ?' },
  {
    file: partykit,
    from: 'verbose: options.verbose,\n                      inspectorPort: portForRuntimeInspector,',
    to: 'verbose: options.verbose,',
  },
  {
    file: partykit,
    from: 'async function serverReloadedListener(event) {',
    to: 'async function serverReloadedListener(event) { return;',
  },
  { file: partykit, from: 'host: "0.0.0.0",', to: `host: process.env.${partykitHost},` },
  {
    file: miniflareOfPartykit,
    from: 'this.#startLoopbackServer(loopbackHost);',
    to: 'this.#startLoopbackServer("127.0.0.1");',
  },
  { file: miniflareOfPartykit, from: 'url14.pathname === "/core/error"', to: 'false' },
  {
    file: wrangler,
    from: `inspector: {
          hostname: args.inspectorIp,
          port: args.inspectorPort
        },`,
    to: 'inspector: false,',
  },
  // Without its debugger, it shows what the Worker logs only together with a line for each request.
  {
    file: wrangler,
    from: 'function handleStructuredLogs({ level, message }) {',
    to: 'function handleStructuredLogs({ level, message }) { return void console.log(message);',
  },
  {
    file: miniflareOfWrangler,
    from: 'this.#startLoopbackServer(loopbackHost);',
    to: 'this.#startLoopbackServer("127.0.0.1");',
  },
  {
    file: wrangler,
    from: 'unsafeTriggerHandlers: true,',
    to: 'unsafeTriggerHandlers: false,',
  },
  // wrangler restarts a runtime that dies. The one that listens on the site's port would then not know where the Worker is,
  // and hold every request: tell it again.
  {
    file: wrangler,
    from: `verbose: logger2.loggerLevel === "debug",
          // log requests into the ProxyWorker (for local + remote mode)`,
    to: `verbose: logger2.loggerLevel === "debug",
          unsafeHandleRuntimeRestart: () => this.lastReload && this.onReloadComplete(this.lastReload),`,
  },
  {
    file: wrangler,
    from: `onReloadComplete(data) {
        this.localServerReady.resolve();`,
    to: `onReloadComplete(data) {
        this.lastReload = data;
        this.localServerReady.resolve();`,
  },
];

const fileIn = (file: string) => path.join(root, 'node_modules', file);

/**
 * Returns the code of an installed file with its patches; null if it has none. Throws if a place of a patch is not there
 * exactly once: another version of the tool needs other patches.
 */
export function patchedSource(filePath: string): string | null {
  const patches = toolPatches.filter((patch) => fileIn(patch.file) === filePath);
  if (patches.length === 0) return null;
  return patches.reduce(
    (source, { file, from, to }) => {
      const parts = source.split(from);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
      return parts.join(to);
    },
    readFileSync(filePath, 'utf8'),
  );
}

/**
 * Returns the command that runs a development tool with its patches. Other users of the machine see `args` in the list of
 * processes, but not `hidden`.
 */
const patchedCommand = (
  { name, main }: { name: string; main: string },
  args: readonly string[],
  hidden: readonly string[],
): Command => {
  const { file, args: all } = packageCommand(name, args);
  return {
    file,
    args: ['--import', pathToFileURL(path.join(root, 'scripts/stack/patch-tools.ts')).href, ...all],
    env: { [optionsVariable]: JSON.stringify({ main: fileIn(main), options: hidden }) },
  };
};

/** Returns the command for `partykit`, whose rooms listen on `host` only. `vars`: their variables. */
export function partykitCommand(
  args: readonly string[],
  { host, vars = {} }: { host: string; vars?: Readonly<Record<string, string>> },
): Command {
  const hidden = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}=${value}`]);
  const command = patchedCommand({ name: 'partykit', main: partykit }, args, hidden);
  return { ...command, env: { ...command.env, NO_UPDATE_NOTIFIER: '1', [partykitHost]: host } };
}

/** Returns the command for `wrangler`. `vars`: the Worker's variables. */
export function wranglerCommand(args: readonly string[], vars: Readonly<Record<string, string>>): Command {
  const hidden = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  return patchedCommand({ name: 'wrangler', main: wrangler }, args, hidden);
}
