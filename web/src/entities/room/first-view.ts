import type { Room } from './room.ts';

/** Resolves when the room has sent its first view or the connection has ended, and at the latest after `ms` milliseconds. */
export const firstView = (room: Room, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      const { view, connection } = room.getSnapshot();
      if (view === null && connection.status !== 'ended') return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(resolve, ms);
    const stop = room.subscribe(check);
    check();
  });
