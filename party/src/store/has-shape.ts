import type * as v from 'valibot';

/** The fields of valibot schemas that describe the structure of a value. */
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
 * Returns true if the structure of the value matches the schema. Bounds are ignored, because values that
 * were stored under other limits are still usable. Throws for unknown kinds of schemas.
 */
export const hasShape = <Kept>(schema: v.GenericSchema<unknown, Kept>, value: unknown): value is Kept =>
  fits(schema as unknown as SchemaNode, value); // the same object with a narrower type

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
        ) // checked above to be an object
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
      return typeof value === node.type; // the schema name equals the result of typeof
    case 'unknown':
      return true;
    default:
      throw new Error(`hasShape does not know ${node.type}`);
  }
};
