import { exports } from 'cloudflare:workers';
import { type Schema, Validator } from '@cfworker/json-schema';
import * as v from 'valibot';

const responseSchema = v.object({
  content: v.optional(v.record(v.string(), v.object({ schema: v.looseObject({}) }))),
});
const descriptionSchema = v.object({
  paths: v.record(
    v.string(),
    v.record(v.string(), v.object({ responses: v.record(v.string(), responseSchema) })),
  ),
  components: v.looseObject({}),
});
type Description = v.InferOutput<typeof descriptionSchema>;
type DescribedResponse = v.InferOutput<typeof responseSchema>;

let loaded: Promise<Description> | undefined;

const load = async (site: URL): Promise<Description> => {
  const response = await exports.default.fetch(new URL('/api/openapi.json', site));
  return v.parse(descriptionSchema, await response.json());
};

/** Returns true if `path`, such as /api/user/1, fits a described path, such as /api/user/{id}. Both are given in parts. */
const fits = (parts: readonly string[], given: readonly string[]): boolean =>
  parts.length === given.length &&
  parts.every((part, index) => part === given[index] || (part.startsWith('{') && given[index] !== ''));

const partsOf = new Map<string, readonly string[]>();

/** The parts of a described path, which are the same for each response. */
const splitOnce = (described: string): readonly string[] => {
  const known = partsOf.get(described);
  if (known) return known;
  const parts = described.split('/');
  partsOf.set(described, parts);
  return parts;
};

/** A path without parameters goes first: /api/user/messages/unread is not /api/user/messages/{friendId}. */
const operationOf = ({ paths }: Description, method: string, path: string) => {
  const exact = paths[path]?.[method];
  if (exact) return exact;
  const given = path.split('/');
  const described = Object.keys(paths).find(
    (candidate) => paths[candidate]?.[method] && fits(splitOnce(candidate), given),
  );
  return described === undefined ? undefined : paths[described]?.[method];
};

const validators = new WeakMap<DescribedResponse, Validator>();

const validatorOf = (described: DescribedResponse, { components }: Description): Validator | null => {
  const schema = described.content?.['application/json']?.schema;
  if (schema === undefined) return null;
  const known = validators.get(described);
  if (known) return known;
  // The schema is JSON; `components` are what its references point to.
  const made = new Validator({ ...schema, components } as Schema, '2020-12');
  validators.set(described, made);
  return made;
};

/** Throws if the API's description does not cover the response of a described route: its status, type and body. */
export async function expectDescribed(method: string, url: URL, response: Response): Promise<void> {
  const path = url.pathname;
  if (!path.startsWith('/api/') || path.startsWith('/api/openapi')) return;
  loaded ??= load(url);
  const description = await loaded;
  const operation = operationOf(description, method.toLowerCase(), path);
  if (operation === undefined) return;
  const { status } = response;
  const described = operation.responses[status] ?? operation.responses[`${Math.floor(status / 100)}XX`];
  const call = `${method} ${path}: ${status}`;
  if (described === undefined) throw new Error(`${call} is not described.`);
  const type = response.headers.get('Content-Type')?.split(';')[0];
  if (type !== undefined && described.content?.[type] === undefined)
    throw new Error(`${call} has the type ${type}, which is not described.`);
  const validator = type === 'application/json' ? validatorOf(described, description) : null;
  const result = validator?.validate(await response.clone().json());
  if (result && !result.valid)
    throw new Error(`${call} differs from its description: ${JSON.stringify(result.errors)}`);
}
