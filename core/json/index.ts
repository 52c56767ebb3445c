export { fieldsOf, type JsonFields, type NoteField } from './json-fields.ts';
export { isJsonObject, type JsonObject } from './json-object.ts';
export { isSameJson } from './is-same-json.ts';
export { ownValue } from './own-value.ts';
export { parseJson } from './parse-json.ts';
export { readEvery } from './read-every.ts';
export {
  readArray,
  readCount,
  readFlag,
  readInteger,
  readRecord,
  readText,
  type ReadValue,
} from './read-value.ts';
export { scriptJson } from './script-json.ts';
