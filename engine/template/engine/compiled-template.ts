import type { Block } from '../run/block.ts';
import { MAX_ERRORS } from '../scope/limits.ts';
import { errorAt, type Origin } from '../diagnostics/error-at.ts';
import { errorText } from '../diagnostics/error-text.ts';
import { type Run, Scope } from '../scope/scope.ts';
import type { TemplateError } from '../diagnostics/template-error.ts';
import type { Tree } from '../tree/tree.ts';
import type { Rendering, RenderOptions, Template } from './options.ts';

/** The state of a rendering besides its data. */
export type StartRun = (options: RenderOptions, report: (error: TemplateError) => void) => Run;

/** What a template consists of. */
export interface CompiledParts {
  readonly origin: Origin;
  readonly tree: Tree;
  readonly body: Block;
  readonly errors: readonly TemplateError[];
  /** Called once, when somebody reads the warnings. */
  readonly findWarnings: () => readonly TemplateError[];
}

/** A template ready to run. */
export class CompiledTemplate<Data> implements Template<Data> {
  readonly name: string;
  readonly errors: readonly TemplateError[];
  readonly tree: Tree;
  readonly body: Block;
  #warnings: readonly TemplateError[] | undefined;
  readonly #findWarnings: () => readonly TemplateError[];
  readonly #startRun: StartRun;
  readonly #origin: Origin;

  constructor({ origin, tree, body, errors, findWarnings }: CompiledParts, startRun: StartRun) {
    this.name = origin.name;
    this.#origin = origin;
    this.tree = tree;
    this.body = body;
    this.errors = errors;
    this.#findWarnings = findWarnings;
    this.#startRun = startRun;
  }

  get warnings(): readonly TemplateError[] {
    return (this.#warnings ??= this.#findWarnings());
  }

  render(data: Data, options?: RenderOptions): Rendering {
    const errors = [...this.errors];
    let output = '';
    try {
      output = this.body.render(this.#enter(data, options, errors));
    } catch (error) {
      errors.push(this.#unexpected(error));
    }
    return { output, errors };
  }

  *chunks(data: Data, options?: RenderOptions): Generator<string, readonly TemplateError[], undefined> {
    const errors = [...this.errors];
    try {
      yield* this.body.stream(this.#enter(data, options, errors));
    } catch (error) {
      errors.push(this.#unexpected(error));
    }
    return errors;
  }

  #enter(data: Data, options: RenderOptions | undefined, errors: TemplateError[]): Scope {
    const run = this.#startRun(options ?? {}, (error) => {
      if (errors.length >= MAX_ERRORS) return;
      errors.push(error);
      notify(options, error);
    });
    return new Scope(data, undefined, run);
  }

  // Only if there is no stack left to note an error at its own place.
  #unexpected(error: unknown): TemplateError {
    return errorAt(this.#origin, undefined, 'unexpected', `RuntimeError: ${errorText(error).message}`);
  }
}

function notify(options: RenderOptions | undefined, error: TemplateError): void {
  try {
    options?.onError?.(error);
  } catch {
    // Foreign code: its errors must not affect the page.
  }
}
