import { type CSSResult, unsafeCSS } from '@lit/reactive-element';

/**
 * Makes a style sheet of a template literal without values. Lit's own accepts values, too; every page would load its
 * error messages for invalid ones.
 */
export function css([sheet]: TemplateStringsArray): CSSResult {
  return unsafeCSS(sheet);
}
