import type { Compiler } from '@squarespace/template-engine';

// The defects sit inside the existing engine, where its public face does not reach, so this leans on private fields:
// `engine.impls` of the compiler (functions by instruction code, given the instruction and the context), and `stack`,
// `buf`, `partialsDepth` and `enterPartial` of the context. They are not public; that is why package.json pins the
// version. In one that names them otherwise, nothing renders any more (`impls`, `stack`), or a defect stays (the
// others): then the differential run and nothing-throws.test.ts disagree, but only about what follows a formatter that
// throws, and about partials after sixteen refusals.

/** The state of the existing engine that has to be restored after a rendering. */
interface Context {
  stack: unknown[];
  buf: string;
  partialsDepth: number;
  enterPartial: (this: Context, ...args: unknown[]) => unknown;
}

type Implementation = (this: unknown, instruction: unknown, context: Context) => void;

interface Inside {
  readonly engine: { readonly impls: unknown[] };
}

// The existing engine's own codes.
const VARIABLE = 1;
const ROOT = 17;

/**
 * Corrects two defects of the existing engine from outside, so that ours can be held against it where they show:
 * whatever throws leaves its frame and its output behind, and each refused partial counts as nested for ever.
 * Source: docs/behaviour/template-language.md §15.2.
 * @param compiler is changed
 */
export function correctDefects(compiler: Compiler): Compiler {
  const { impls } = (compiler as unknown as Inside).engine;
  for (const [code, implementation] of impls.entries()) {
    if (typeof implementation !== 'function') continue;
    const run = implementation as Implementation;
    impls[code] = function (this: unknown, instruction: unknown, context: Context): void {
      if (code === ROOT) giveDepthBack(context);
      putFramesBack(run.bind(this, instruction, context), context, code === VARIABLE);
    };
  }
  return compiler;
}

function putFramesBack(run: () => void, context: Context, printsAtItsEnd: boolean): void {
  const [depth, printed] = [context.stack.length, context.buf];
  try {
    run();
  } catch (error) {
    context.stack.length = depth;
    if (printsAtItsEnd) context.buf = printed;
    throw error;
  }
}

function giveDepthBack(context: Context): void {
  const enter = context.enterPartial;
  context.enterPartial = (...args) => {
    const depth = context.partialsDepth;
    const isIn = enter.apply(context, args);
    if (isIn !== true) context.partialsDepth = depth;
    return isIn;
  };
}
