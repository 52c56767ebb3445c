import type { Scope } from '../run/scope.ts';

/** What an expression may use up. Source: template language §6.6. */
export interface ExpressionLimits {
  /** How many tokens it may have; 0 for no limit. */
  readonly maxTokens: number;
  /** UTF-16 units that a text may have after "+"; 0 for no limit. */
  readonly maxStringLength: number;
}

/** Is told what is wrong, in the language's words. */
export type ReportExpression = (code: 'expression-syntax' | 'expression-value', message: string) => void;

/** A compiled expression. */
export interface Expression {
  /**
   * Computes the expression, and binds its variables unless there is an error.
   * @param scope the frame that names are looked up from and bound in
   * @param report is told every error
   * @returns the text to print
   */
  run(scope: Scope, report: ReportExpression): string;
}
