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
}
export interface Specification {
  paths: Record<string, Record<string, Operation>>;
}

/** Lengths in characters of the text in a body, and of the one in a URL. */
interface Lengths {
  readonly body: number;
  readonly url: number;
}
/** Almost the maximum size of a body and of a URL. */
export const maxLengths: Lengths = { body: 120_000, url: 7_000 };

export interface LongCall {
  /** The place of the text: method, path and field. */
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
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

/**
 * Values of a schema in which one text, key or list is `long`, by the path of the field. Alternatives of a union with the
 * same field are one entry.
 */
const longValuesOf = (schema: Schema, long: string, path = ''): Map<string, unknown> => {
  const choices = choicesOf(schema);
  if (choices.length > 0) return new Map(choices.flatMap((choice) => [...longValuesOf(choice, long, path)]));
  switch (schema.type) {
    case 'object': {
      const sample = sampleOf(schema) as Record<string, unknown>; // of an object schema
      const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
        [...longValuesOf(inner, long, `${path}.${name}`)].map(
          ([field, value]) => [field, { ...sample, [name]: value }] as const,
        ),
      );
      return new Map<string, unknown>([...fields, [`${path}.{key}`, { ...sample, [long]: 1 }]]);
    }
    case 'array': {
      const item = schema.items ?? {};
      const sample = sampleOf(item);
      const inItem = [...longValuesOf(item, long, `${path}[]`)].map(
        ([field, value]) => [field, [value]] as const,
      );
      // As many equal items as the text is long.
      const items = Array(Math.floor(long.length / (JSON.stringify(sample).length + 1))).fill(sample);
      return new Map<string, unknown>([[path, long], ...inItem, [`${path}[*]`, items]]);
    }
    default:
      return new Map([[path, long]]);
  }
};

/** Returns all calls of the API with one text of a length each: in the body, the query or the path. */
export const longCalls = ({ paths }: Specification, lengths: Lengths): LongCall[] => {
  const inBody = 'x'.repeat(lengths.body);
  const inUrl = 'x'.repeat(lengths.url);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, { parameters = [], requestBody }]) => {
      const method = verb.toUpperCase();
      const place = `${method} ${path}`;
      const schema = requestBody?.content['application/json']?.schema;
      const url = path.replace(/\{\w+\}/g, 'sample');
      const bodies = schema ? [...longValuesOf(schema, inBody)] : [];
      const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      const inPath = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name);
      return [
        ...bodies.map(([field, body]) => ({ name: `${place} ${field}`, method, url, body })),
        ...names.map((name) => ({
          name: `${place} ?${name}`,
          method,
          url: `${url}?${name}=${inUrl}`,
          body: {},
        })),
        ...inPath.map((name) => ({
          name: `${place} (${name})`,
          method,
          url: path.replace(name, inUrl).replace(/\{\w+\}/g, 'sample'),
          body: {},
        })),
      ];
    }),
  );
};
