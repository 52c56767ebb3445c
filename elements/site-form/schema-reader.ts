import { parseJson } from '../../core/json/index.ts';

/**
 * Creates a reader of the tag's schema, which parses each JSON text once.
 * @returns reads the schema, as an object or JSON text; invalid JSON is an empty schema, so that the store is not asked
 */
export function createSchemaReader(): (schema: unknown) => unknown {
  let text = '';
  let parsed: unknown = null;
  return (schema) => {
    if (typeof schema !== 'string') return schema;
    if (schema !== text) {
      text = schema;
      parsed = text.trim() === '' ? null : (parseJson(text) ?? {});
    }
    return parsed;
  };
}
