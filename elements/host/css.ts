import { type CSSResult, unsafeCSS } from '@lit/reactive-element';

/**
 * Makes a style sheet of a template literal without values. Lit's own takes values, too, and has sentences for wrong
 * ones, which every page would load.
 */
export function css([sheet]: TemplateStringsArray): CSSResult {
  return unsafeCSS(sheet);
}
