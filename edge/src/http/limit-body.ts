import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './errors.ts';

/**
 * Returns a middleware that refuses longer bodies with `tooLarge`. `maxSize` in bytes. It reads a body without a stated
 * length up to the limit, so large limits come after the check of who calls.
 */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('tooLarge');
    },
  });
