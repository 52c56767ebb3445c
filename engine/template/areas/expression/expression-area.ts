import { ourArea } from '../../run/our-area.ts';
import { compileExpression } from './compile-expression.ts';

/**
 * The language of {.eval}.
 * Source: docs/behaviour/template-language.md §6
 */
export const expressionArea = /* @__PURE__ */ ourArea({ formatters: {}, predicates: {}, compileExpression });
