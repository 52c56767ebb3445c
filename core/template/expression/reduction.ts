import type { Scope } from '../run/scope.ts';
import type { ExpressionLimits, ReportExpression } from './expression.ts';
import type { Scalar } from './scalar.ts';

/** One run of an expression: what it bound, and whether it failed. Source: template language §6.5. */
export class Reduction {
  hasFailed = false;
  readonly scope: Scope;
  readonly limits: ExpressionLimits;
  readonly #source: string;
  readonly #report: ReportExpression;
  readonly #before: (readonly [name: string, value: unknown])[] = [];

  constructor(source: string, limits: ExpressionLimits, scope: Scope, report: ReportExpression) {
    this.#source = source;
    this.limits = limits;
    this.scope = scope;
    this.#report = report;
  }

  /**
   * Notes what is wrong.
   * @param detail in the language's words
   */
  fail(detail: string): void {
    this.hasFailed = true;
    this.#report('expression-value', `RuntimeError: Error reducing expression: ${this.#source}: ${detail}`);
  }

  /**
   * Binds a variable in the frame.
   * @param name with its "@"
   * @param value its value
   */
  bind(name: string, value: Scalar): void {
    this.#before.push([name, this.scope.lookUpHere([name])]);
    this.scope.bind(name, value);
  }

  /** Gives every variable the value back that it had before. */
  undo(): void {
    for (const [name, value] of this.#before.reverse()) this.scope.bind(name, value);
  }
}
