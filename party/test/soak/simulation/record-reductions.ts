import { registerHooks } from 'node:module';

const recorder = new URL('./recorded-reduce.ts', import.meta.url).href;
const host = new URL('../../../../game/src/room/host/', import.meta.url).href;

/**
 * Lets the host of rooms import the recording reducer instead of the real one, so that the checker knows the events and their order
 * without a change of the room. Import this module before any module of a room.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isOfHost = context.parentURL?.startsWith(host) ?? false;
    if (specifier === '../reduce.ts' && isOfHost)
      return { url: recorder, format: 'module-typescript', shortCircuit: true };
    return next(specifier, context);
  },
});
