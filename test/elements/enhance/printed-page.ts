import { fixture } from '@open-wc/testing';
import { createEngine } from '../../../engine/template/index.ts';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { enhance, type EnhanceOptions } from '../../../elements/enhance.ts';
import '../../support/no-uncaught.ts';

const engine = createEngine({ hasExpressions: true, locale: 'en-US' });

/** A product form with options, price and button. */
export const CARD = '<article>{@|product-price}{@|product-checkout}</article>';

/** Renders a template with the engine, as a server does whose buttons have our labels. */
export function print(template: string, data: object): string {
  const localizedStrings = {
    productAddToCartText: PRODUCT_WORDS.addToCart,
    productSubscribeText: PRODUCT_WORDS.subscribe,
  };
  return engine.render(template, { localizedStrings, ...data }).output;
}

const stops: (() => void)[] = [];

/** Puts printed markup into the page, wired until the end of the test. */
export async function enhanced(
  template: string,
  data: object,
  options?: EnhanceOptions,
): Promise<HTMLElement> {
  const page = await printed(template, data);
  enhanceMarkup(page, options);
  return page;
}

/** Puts printed markup into the page without wiring it. */
export async function printed(template: string, data: object): Promise<HTMLElement> {
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
