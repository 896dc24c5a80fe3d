import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A TCP socket on which a process listens. */
export interface ListeningSocket {
  readonly pid: number;
  /** The command line of the process. */
  readonly command: string;
  /** True if it accepts connections from this machine only. */
  readonly isLoopback: boolean;
  readonly port: number;
}

const numbersIn = (folder: string) => readdirSync(folder).filter((name) => /^\d+$/.test(name));

/** Returns what `read` returns; null if the process has ended meanwhile. */
const whileItRuns = <Result>(read: () => Result): Result | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

const parentOf = (pid: string): string | undefined =>
  whileItRuns(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    ?.replace(/^.*\) /s, '')
    .split(' ')[1];

/** Returns `root` and all processes that it has started, directly or not. */
const processTree = (root: number): string[] => {
  const parents = numbersIn('/proc').map((pid) => [pid, parentOf(pid)] as const);
  const tree = (pid: string): string[] => [
    pid,
    ...parents.filter(([, parent]) => parent === pid).flatMap(([child]) => tree(child)),
  ];
  return tree(String(root));
};

/** Addresses in /proc/net/tcp: hexadecimal, each group of four bytes in the order of the machine. */
const loopback = /^(.{6}7F|0{24}01000000|0{16}FFFF0000.{6}7F)$/;
const listening = '0A';

const listeningInodes = () =>
  new Map(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
      (whileItRuns(() => readFileSync(file, 'utf8')) ?? '').split('\n').flatMap((line) => {
        const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
        const [address = '', port = ''] = local.split(':');
        if (state !== listening) return [];
        return [[inode, { isLoopback: loopback.test(address), port: Number.parseInt(port, 16) }] as const];
      }),
    ),
  );

/** Returns the TCP sockets on which a process, or one that it has started, listens. Linux only. */
export function listeningSockets(root: number): ListeningSocket[] {
  const inodes = listeningInodes();
  return processTree(root).flatMap((pid) => {
    const descriptors = whileItRuns(() => numbersIn(`/proc/${pid}/fd`)) ?? [];
    const links = descriptors.map((name) => whileItRuns(() => readlinkSync(`/proc/${pid}/fd/${name}`)));
    const command = (whileItRuns(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '').replaceAll(
      '\0',
      ' ',
    );
    return links.flatMap((link) => {
      const socket = inodes.get(/^socket:\[(\d+)\]$/.exec(link ?? '')?.[1] ?? '');
      return socket ? [{ pid: Number(pid), command, ...socket }] : [];
    });
  });
}
