import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CLDRFramework, type CLDR } from '@phensley/cldr';
import { Compiler } from '@squarespace/template-engine';
import { NOW_MS, type Case, type Rendered } from './case-file.ts';
import { correctDefects } from './correct-oracle.ts';

/** The existing engine: the reference for all output. */

const require = createRequire(import.meta.url);
const compiler = new Compiler();
const corrected = correctDefects(new Compiler());

const framework = new CLDRFramework({
  loader: (language) => readFileSync(require.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8'),
});

/**
 * Renders a case with the existing engine, expressions and include being on.
 * @param each the case; its zone, currency and compat are not known there
 * @returns the result; an exception that escapes is an error "Thrown: …" and leaves no output
 */
export function renderWithOracle(each: Case): Rendered {
  return renderWith(compiler, each);
}

/**
 * Renders a case with the existing engine, its two worst defects corrected from outside.
 * @param each the case
 * @returns the result if throwing popped its frame and refused partials restored their depth
 */
export function renderWithCorrectedOracle(each: Case): Rendered {
  return renderWith(corrected, each);
}

function renderWith(engine: Compiler, { template, data, options }: Case): Rendered {
  try {
    const { ctx, errors } = engine.execute({
      code: template,
      json: JSON.parse(data) as unknown,
      partials: { ...options.partials },
      injects: structuredClone({ ...options.injects }),
      cldr: cldrOf(options.locale),
      now: options.nowMs ?? NOW_MS,
      enableExpr: true,
      enableInclude: true,
    });
    return { output: ctx.render(), errors: errors.map(({ message }) => message) };
  } catch (error) {
    return { output: '', errors: [`Thrown: ${String(error)}`] };
  }
}

/**
 * Returns whether the existing engine supports a case.
 * @param options the case's
 * @returns false for features of our engine: strict mode, a zone or a currency from outside the data
 */
export function isKnownToOracle(options: Case['options']): boolean {
  return options.compat !== 'strict' && options.timeZone === undefined && options.currency === undefined;
}

function cldrOf(tag: string | undefined): CLDR | undefined {
  return tag === undefined ? undefined : framework.get(tag);
}
