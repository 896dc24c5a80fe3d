/** The part of an OpenAPI schema that is read here. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
  security?: object[];
}
export interface Specification {
  paths: Record<string, Record<string, Operation>>;
}

/** What a place is for: `key` is the name of a field, `items` a list of equal items, `url` a part of the path or the query. */
export type PlaceKind = 'text' | 'number' | 'boolean' | 'array' | 'items' | 'object' | 'body' | 'key' | 'url';

/** A place in a call of the API that takes a value of the caller. */
export interface CallPlace {
  /** Method, path and field. */
  readonly name: string;
  readonly kind: PlaceKind;
  readonly method: string;
  /** The route works without a login. */
  readonly isPublic: boolean;
  /** Returns a call that is roughly valid but for the value at this place. A part of the URL has to be encoded. */
  readonly callWith: (value: unknown) => { readonly url: string; readonly body: unknown };
}

const choicesOf = ({ anyOf, oneOf, allOf }: Schema): Schema[] => [
  ...(anyOf ?? []),
  ...(oneOf ?? []),
  ...(allOf ?? []),
];

/** A value that fits a schema roughly: later fields are reached only if earlier ones are accepted. */
const sampleOf = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = choicesOf(schema);
  if (choice) return sampleOf(choice);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner)]),
      );
    case 'array':
      return schema.items ? [sampleOf(schema.items)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return 'sample';
  }
};

interface Place {
  readonly kind: PlaceKind;
  /** Returns the value of the schema with `value` at this place. */
  readonly put: (value: unknown) => unknown;
}

const itself = (value: unknown) => value;

/** The places of a schema by the path of the field. Alternatives of a union with the same field are one place. */
const placesOf = (schema: Schema, path = ''): Map<string, Place> => {
  const choices = choicesOf(schema);
  if (choices.length > 0) return new Map(choices.flatMap((choice) => [...placesOf(choice, path)]));
  switch (schema.type) {
    case 'object': {
      const sample = sampleOf(schema) as Record<string, unknown>; // of an object schema
      const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
        [...placesOf(inner, `${path}.${name}`)].map(
          ([field, { kind, put }]) =>
            [field, { kind, put: (value: unknown) => ({ ...sample, [name]: put(value) }) }] as const,
        ),
      );
      return new Map<string, Place>([
        [path, { kind: path === '' ? 'body' : 'object', put: itself }],
        ...fields,
        [`${path}.{key}`, { kind: 'key', put: (value) => ({ ...sample, [String(value)]: 1 }) }],
      ]);
    }
    case 'array': {
      const item = schema.items ?? {};
      const inItem = [...placesOf(item, `${path}[]`)].map(
        ([field, { kind, put }]) => [field, { kind, put: (value: unknown) => [put(value)] }] as const,
      );
      return new Map<string, Place>([
        [path, { kind: 'array', put: itself }],
        ...inItem,
        [`${path}[*]`, { kind: 'items', put: (value) => equalItems(sampleOf(item), String(value)) }],
      ]);
    }
    case 'integer':
    case 'number':
      return new Map([[path, { kind: 'number', put: itself }]]);
    case 'boolean':
      return new Map([[path, { kind: 'boolean', put: itself }]]);
    default:
      return new Map([[path, { kind: 'text', put: itself }]]);
  }
};

/** As many equal items as the text is long. */
const equalItems = (item: unknown, text: string): unknown[] =>
  Array(Math.floor(text.length / (JSON.stringify(item).length + 1))).fill(item);

const withSamples = (path: string): string => path.replace(/\{\w+\}/g, 'sample');

/** Returns all places of the API: in the body, the query or the path of each route of its description. */
export const callPlaces = ({ paths }: Specification): CallPlace[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, { parameters = [], requestBody, security = [] }]) => {
      const route = { method: verb.toUpperCase(), isPublic: security.length === 0 };
      const place = `${route.method} ${path}`;
      const schema = requestBody?.content['application/json']?.schema;
      const queries = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      const parts = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name);
      const inUrl = (name: string, urlWith: (value: string) => string): CallPlace => ({
        ...route,
        name: `${place} ${name}`,
        kind: 'url',
        callWith: (value) => ({ url: urlWith(String(value)), body: {} }),
      });
      return [
        ...[...(schema ? placesOf(schema) : [])].map(
          ([field, { kind, put }]): CallPlace => ({
            ...route,
            name: `${place} ${field}`,
            kind,
            callWith: (value) => ({ url: withSamples(path), body: put(value) }),
          }),
        ),
        ...queries.map((name) => inUrl(`?${name}`, (value) => `${withSamples(path)}?${name}=${value}`)),
        ...parts.map((name) => inUrl(`(${name})`, (value) => withSamples(path.replace(name, value)))),
      ];
    }),
  );
