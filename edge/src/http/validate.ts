import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import * as v from 'valibot';
import { ApiError } from './errors.ts';

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined };

const keyOf = (segment: PropertyKey | { key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment);

/** The text of a field that is missing altogether: what its own schema says about nothing. */
const missingText = (schema: v.GenericSchema, field: string): string | undefined => {
  const entries: unknown = 'entries' in schema ? schema.entries : undefined;
  const entry: unknown = entries && Object.getOwnPropertyDescriptor(entries, field)?.value;
  if (!entry) return undefined;
  const result = v.safeParse(entry as v.GenericSchema, undefined); // entries of a valibot object are schemas
  return result.issues?.[0].message;
};

const isMissing = (value: unknown, field: string) =>
  typeof value !== 'object' || value === null || !Object.hasOwn(value, field);

/** Where a text holds half a character (a lone surrogate), which no database stores; null: nowhere. */
const brokenText = (value: unknown): PropertyKey[] | null => {
  if (typeof value === 'string') return /\p{Cs}/u.test(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const path = brokenText(inner);
    if (path !== null) return [key, ...path];
  }
  return null;
};

/**
 * Checks part of a request against a schema, before the route and in its types and documentation. The first thing
 * that is wrong is answered as `invalidInput` with its field.
 */
export const validate = <Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) =>
  validator(target, schema, (result) => {
    // A schema takes a list for an object without any of its fields.
    if (target === 'json' && Array.isArray(result.data)) throw new ApiError('invalidInput');
    if (result.success) {
      const broken = brokenText(result.data);
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
