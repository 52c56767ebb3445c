import { type CSSResult, unsafeCSS } from '@lit/reactive-element';

/**
 * Creates a style sheet from a template literal without values. Lit's own function accepts values, and contains error
 * messages that every page would load.
 */
export function css([sheet]: TemplateStringsArray): CSSResult {
  return unsafeCSS(sheet);
}
