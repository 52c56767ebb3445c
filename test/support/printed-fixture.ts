import { fixture } from '@open-wc/testing';
import type { StoreTag } from './elements.ts';

let lateCount = 0;

/** A printed tag whose script has not loaded. */
export interface PrintedFixture {
  readonly element: StoreTag;
  /** Loads the script, as far as this tag is concerned, without waiting for what the tag shows. */
  readonly define: () => void;
  /** Loads the script, and waits until the tag works. */
  readonly start: () => Promise<void>;
}

/**
 * Parses a printed tag as a page would, under a name that is defined later.
 * @param tag the tag
 * @param html what a server has printed
 */
export async function printed(tag: string, html: string): Promise<PrintedFixture> {
  const name = `printed-${++lateCount}-${tag}`;
  const place = await fixture('<div></div>');
  const renamed = html.replaceAll(`<${tag}`, `<${name}`).replaceAll(`</${tag}>`, `</${name}>`);
  // Chromium 147 never upgrades tags in a shadow root of setHTMLUnsafe().
  place.append(...Document.parseHTMLUnsafe(renamed).body.childNodes);
  const element = place.querySelector<StoreTag>(name)!;
  const define = () => {
    customElements.define(name, class extends customElements.get(tag)! {});
  };
  return {
    element,
    define,
    async start() {
      define();
      await element.ready;
    },
  };
}
