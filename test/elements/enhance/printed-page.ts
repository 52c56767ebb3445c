import { fixture } from '@open-wc/testing';
import { createEngine } from '../../../core/template/index.ts';
import { enhance, type EnhanceOptions } from '../../../elements/enhance.ts';
import '../../support/no-uncaught.ts';

const engine = createEngine({ hasExpressions: true, locale: 'en-US' });

/** A product form with options, price and button. */
export const CARD = '<article>{@|product-price}{@|product-checkout}</article>';

/** Renders a template with the engine, as a server does. */
export function print(template: string, data: unknown): string {
  return engine.render(template, data).output;
}

const stops: (() => void)[] = [];

/** Puts printed markup into the page, wired until the end of the test. */
export async function enhanced(
  template: string,
  data: unknown,
  options?: EnhanceOptions,
): Promise<HTMLElement> {
  const page = await printed(template, data);
  enhanceMarkup(page, options);
  return page;
}

/** Puts printed markup into the page without wiring it. */
export async function printed(template: string, data: unknown): Promise<HTMLElement> {
  return fixture(`<div>${print(template, data)}</div>`);
}

/** Calls `enhance` and stops it at the end of the test. */
export function enhanceMarkup(root: ParentNode, options?: EnhanceOptions): () => void {
  const stop = enhance(root, options);
  stops.push(stop);
  return stop;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
