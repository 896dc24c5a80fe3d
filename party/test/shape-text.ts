import type * as v from 'valibot';
import { isOptional, type SchemaNode } from '../src/store/has-shape.ts';

const plainTypes = ['string', 'number', 'boolean', 'unknown'];

/**
 * Returns the shape of a schema as text, one field per line, so that two shapes can be compared. Throws for
 * unknown schema kinds.
 */
export const shapeText = (schema: v.GenericSchema, indent = ''): string => {
  const node = schema as SchemaNode; // the same object with a narrower type
  const deeper = `${indent}  `;
  switch (node.type) {
    case 'object':
    case 'strict_object': {
      const fields = Object.entries(node.entries ?? {}).map(([name, field]) => {
        return `${deeper}${name}${isOptional(field) ? '?' : ''}: ${shapeText(field, deeper)}\n`;
      });
      return `{\n${fields.join('')}${indent}}`;
    }
    case 'array':
      return `${shapeText(node.item as SchemaNode, indent)}[]`; // an array schema has an item
    case 'tuple':
      return `[${node.items?.map((item) => shapeText(item, indent)).join(', ')}]`;
    case 'variant':
    case 'union':
      return node.options?.map((option) => shapeText(option as SchemaNode, indent)).join(' | ') ?? ''; // the options of these kinds are schemas
    case 'picklist':
      return node.options?.map((option) => JSON.stringify(option)).join(' | ') ?? '';
    case 'nullable':
      return `${shapeText(node.wrapped as SchemaNode, indent)} | null`; // a wrapper schema has `wrapped`
    case 'optional':
    case 'exact_optional':
      return shapeText(node.wrapped as SchemaNode, indent); // a wrapper schema has `wrapped`
    case 'literal':
      return JSON.stringify(node.literal);
    default:
      if (!plainTypes.includes(node.type)) throw new Error(`shapeText does not know ${node.type}`);
      return node.type;
  }
};
