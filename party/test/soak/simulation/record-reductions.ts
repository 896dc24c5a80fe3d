import { registerHooks } from 'node:module';

const recorder = new URL('./recorded-reduce.ts', import.meta.url).href;
const rooms = new URL('../../../src/', import.meta.url).href;

/**
 * Lets rooms import the recording reducer instead of the real one, so that the checker knows the events and their order
 * without a change of the room. Import this module before any module of a room.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isOfRoom = context.parentURL?.startsWith(rooms) ?? false;
    if (specifier === '@tallyho/game/room/reduce' && isOfRoom)
      return { url: recorder, format: 'module-typescript', shortCircuit: true };
    return next(specifier, context);
  },
});
