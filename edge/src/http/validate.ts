import { malformedTextPath } from '@tallyho/game/text';
import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import * as v from 'valibot';
import { ApiError } from './errors.ts';

/*
 * Applies to all schemas of the API: no check runs on a value that an earlier check rejected. Without it a text that is
 * too long would still be normalized and matched.
 */
v.setGlobalConfig({ abortEarly: true, abortPipeEarly: true });

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined };

const keyOf = (segment: PropertyKey | { key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment);

/** Returns the error text for a missing field: its own schema's message for undefined. */
const missingText = (schema: v.GenericSchema, field: string): string | undefined => {
  const entries: unknown = 'entries' in schema ? schema.entries : undefined;
  const entry: unknown = entries && Object.getOwnPropertyDescriptor(entries, field)?.value;
  if (!entry) return undefined;
  const result = v.safeParse(entry as v.GenericSchema, undefined); // entries of a valibot object are schemas
  return result.issues?.[0].message;
};

const isMissing = (value: unknown, field: string) =>
  typeof value !== 'object' || value === null || !Object.hasOwn(value, field);

/**
 * Validates part of a request against a schema, and adds it to the route's types and documentation. The first error is
 * returned as `invalidInput` with its field.
 */
export const validate = <Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) =>
  validator(target, schema, (result) => {
    // An object schema accepts an array as an object with no fields.
    if (target === 'json' && Array.isArray(result.data)) throw new ApiError('invalidInput');
    if (result.success) {
      const broken = malformedTextPath(result.data);
      if (broken !== null)
        throw new ApiError('invalidInput', { field: broken.join('.'), message: 'That text is not valid.' });
      return;
    }
    const issue: Issue | undefined = result.error[0];
    const path = issue?.path?.map(keyOf) ?? [];
    const field = path[0];
    if (issue === undefined || field === undefined) throw new ApiError('invalidInput');
    const missing =
      path.length === 1 && isMissing(result.data, field) ? missingText(schema, field) : undefined;
    throw new ApiError('invalidInput', { field: path.join('.'), message: missing ?? issue.message });
  });
