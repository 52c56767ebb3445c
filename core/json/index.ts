export { fieldsOf, readInteger, type JsonFields, type NoteField } from './json-fields.ts';
export { isJsonObject, type JsonObject } from './json-object.ts';
export { ownValue } from './own-value.ts';
export { parseJson } from './parse-json.ts';
