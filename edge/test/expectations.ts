import { expect } from 'vitest';
import type { ErrorBody, ErrorCode } from '../src/http/errors.ts';

/** Expects a response with this error, and returns its body. */
export const expectError = async (
  response: Response,
  status: number,
  error: ErrorCode,
  details: Partial<ErrorBody> = {},
): Promise<ErrorBody> => {
  const body = await response.json<ErrorBody>();
  expect({ status: response.status, ...body }).toMatchObject({ status, success: false, error, ...details });
  return body;
};
