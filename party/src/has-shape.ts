import type * as v from 'valibot';

/** The parts of valibot's schemas that say what a value is made of. */
export type SchemaNode = v.GenericSchema & {
  entries?: Record<string, SchemaNode>;
  item?: SchemaNode;
  items?: SchemaNode[];
  options?: (SchemaNode | string)[];
  wrapped?: SchemaNode;
  literal?: unknown;
};

export const isOptional = ({ type }: SchemaNode): boolean => type === 'optional' || type === 'exact_optional';

/**
 * True if the value is made of what the schema says. Bounds are no part of a shape: what was stored under other limits is
 * still usable. Throws for kinds of schemas that it does not know.
 */
export const hasShape = <Kept>(schema: v.GenericSchema<unknown, Kept>, value: unknown): value is Kept =>
  fits(schema as unknown as SchemaNode, value); // a closer look at the same object

const fits = (node: SchemaNode, value: unknown): boolean => {
  const { entries = {}, item, items = [], options = [], wrapped } = node;
  switch (node.type) {
    case 'object':
    case 'strict_object':
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.entries(entries).every(([name, field]) =>
          fits(field, (value as Record<string, unknown>)[name]),
        ) // an object, as just seen
      );
    case 'array':
      return Array.isArray(value) && item !== undefined && value.every((one) => fits(item, one));
    case 'tuple':
      return Array.isArray(value) && items.every((one, index) => fits(one, value[index]));
    case 'variant':
    case 'union':
      return options.some((option) => typeof option === 'object' && fits(option, value));
    case 'picklist':
      return options.some((option) => option === value);
    case 'nullable':
      return value === null || (wrapped !== undefined && fits(wrapped, value));
    case 'optional':
    case 'exact_optional':
      return value === undefined || (wrapped !== undefined && fits(wrapped, value));
    case 'literal':
      return value === node.literal;
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === node.type; // its name is what typeof says
    case 'unknown':
      return true;
    default:
      throw new Error(`hasShape does not know ${node.type}`);
  }
};
