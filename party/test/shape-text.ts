import type * as v from 'valibot';
import { isOptional, type SchemaNode } from '../src/has-shape.ts';

const plainTypes = ['string', 'number', 'boolean', 'unknown'];

/** A schema's shape as text, one field per line, so that two of them can be compared. Throws for what it does not know. */
export const shapeText = (schema: v.GenericSchema, indent = ''): string => {
  const node = schema as SchemaNode; // a closer look at the same object
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
      return `${shapeText(node.item as SchemaNode, indent)}[]`; // an array has an item
    case 'tuple':
      return `[${node.items?.map((item) => shapeText(item, indent)).join(', ')}]`;
    case 'variant':
    case 'union':
      return node.options?.map((option) => shapeText(option as SchemaNode, indent)).join(' | ') ?? ''; // options of these are schemas
    case 'picklist':
      return node.options?.map((option) => JSON.stringify(option)).join(' | ') ?? '';
    case 'nullable':
      return `${shapeText(node.wrapped as SchemaNode, indent)} | null`; // it wraps one
    case 'optional':
    case 'exact_optional':
      return shapeText(node.wrapped as SchemaNode, indent); // it wraps one
    case 'literal':
      return JSON.stringify(node.literal);
    default:
      if (!plainTypes.includes(node.type)) throw new Error(`shapeText does not know ${node.type}`);
      return node.type;
  }
};
