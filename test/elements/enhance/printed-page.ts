import { fixture } from '@open-wc/testing';
import { createEngine } from '../../../core/template/index.ts';
import { enhance, type EnhanceOptions } from '../../../elements/enhance.ts';

const engine = createEngine({ hasExpressions: true, locale: 'en-US' });

/**
 * Prints a template with the engine, as a server does.
 * @param template the template
 * @param data its data
 * @returns the markup
 */
export function print(template: string, data: unknown): string {
  return engine.render(template, data).output;
}

const stops: (() => void)[] = [];

/**
 * Puts printed markup into the page and brings it to life until the test is over.
 * @param template the template
 * @param data its data
 * @param options of `enhance`
 * @returns the element around it
 */
export async function enhanced(
  template: string,
  data: unknown,
  options?: EnhanceOptions,
): Promise<HTMLElement> {
  const page: HTMLElement = await fixture(`<div>${print(template, data)}</div>`);
  bringToLife(page, options);
  return page;
}

/**
 * Calls `enhance`, and stops it when the test is over.
 * @param root where
 * @param options what is special
 * @returns stops it before
 */
export function bringToLife(root: ParentNode, options?: EnhanceOptions): () => void {
  const stop = enhance(root, options);
  stops.push(stop);
  return stop;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
