import type * as v from 'valibot';

/** The parts of valibot's schemas that say what a value is made of; bounds and messages are no part of a shape. */
type Node = v.GenericSchema & {
  entries?: Record<string, Node>;
  item?: Node;
  items?: Node[];
  options?: (Node | string)[];
  wrapped?: Node;
  literal?: unknown;
};

const optionalTypes = ['optional', 'exact_optional'];
const plainTypes = ['string', 'number', 'boolean', 'null', 'unknown'];

/** A schema's shape as text, one field per line, so that two of them can be compared. Throws for what it does not know. */
export const shapeText = (schema: v.GenericSchema, indent = ''): string => {
  const node = schema as Node; // a closer look at the same object
  const deeper = `${indent}  `;
  switch (node.type) {
    case 'object':
    case 'strict_object': {
      const fields = Object.entries(node.entries ?? {}).map(([name, field]) => {
        const isOptional = optionalTypes.includes(field.type);
        return `${deeper}${name}${isOptional ? '?' : ''}: ${shapeText(field, deeper)}\n`;
      });
      return `{\n${fields.join('')}${indent}}`;
    }
    case 'array':
      return `${shapeText(node.item as Node, indent)}[]`; // an array has an item
    case 'tuple':
      return `[${node.items?.map((item) => shapeText(item, indent)).join(', ')}]`;
    case 'variant':
    case 'union':
      return node.options?.map((option) => shapeText(option as Node, indent)).join(' | ') ?? ''; // options of these are schemas
    case 'picklist':
      return node.options?.map((option) => JSON.stringify(option)).join(' | ') ?? '';
    case 'nullable':
      return `${shapeText(node.wrapped as Node, indent)} | null`; // it wraps one
    case 'optional':
    case 'exact_optional':
      return shapeText(node.wrapped as Node, indent); // it wraps one
    case 'literal':
      return JSON.stringify(node.literal);
    default:
      if (!plainTypes.includes(node.type)) throw new Error(`shapeText does not know ${node.type}`);
      return node.type;
  }
};
