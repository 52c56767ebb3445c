import { fixture } from '@open-wc/testing';
import type { StoreTag } from './elements.ts';

let lateCount = 0;

/** A printed tag whose script has not loaded. */
export interface PrintedFixture {
  readonly element: StoreTag;
  /** Loads the script, as far as this tag is concerned. */
  readonly start: () => Promise<void>;
}

/**
 * Parses a printed tag as a page would, under a name that is defined later.
 * @param tag its name
 * @param html by `renderToHTML`
 */
export async function printed(tag: string, html: string): Promise<PrintedFixture> {
  const name = `printed-${++lateCount}-${tag}`;
  const place = await fixture('<div></div>');
  const renamed = html.replaceAll(`<${tag}`, `<${name}`).replaceAll(`</${tag}>`, `</${name}>`);
  // Chromium 147 never upgrades tags in a shadow root of setHTMLUnsafe().
  place.append(...Document.parseHTMLUnsafe(renamed).body.childNodes);
  const element = place.firstElementChild as StoreTag;
  return {
    element,
    async start() {
      customElements.define(name, class extends customElements.get(tag)! {});
      await element.ready;
    },
  };
}
