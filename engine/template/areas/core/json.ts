import type { PlainFormatter } from '../../run/area.ts';
import { toJson } from '../../values/json.ts';
import { isMissing } from '../../values/value.ts';

/** {x|json}. Source: docs/behaviour/template-language.md §9. */
export const json: PlainFormatter = (_args, { isStrict }) => jsonWriter(isStrict, 0);

/** {x|json-pretty}. Source: docs/behaviour/template-language.md §9. */
export const jsonPretty: PlainFormatter = (_args, { isStrict }) => jsonWriter(isStrict, 2);

function jsonWriter(isStrict: boolean, indentSpaces: number): (value: unknown) => string {
  return (value) => toJson(value, isStrict, indentSpaces);
}

/** {x|raw}: JSON as it is, in strict mode too: the escaping is left to a following |html; missing is null. Source: docs/behaviour/template-language.md §9. */
export const raw: PlainFormatter = () => (value) => JSON.stringify(isMissing(value) ? null : value);
