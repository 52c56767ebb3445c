export type { Area, Compat, Format, Formatter, Predicate, ScopedFormat, Tools } from './run/area.ts';
export type { Tree } from './source/tree.ts';
export type { ErrorCode, TemplateError } from './source/template-error.ts';
