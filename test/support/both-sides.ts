import { expect, fixture } from '@open-wc/testing';
import type { MemoryCartGateway } from '../../elements/testing.ts';
import {
  createTag,
  holdView,
  isDrawnByReact,
  untilTakenOver,
  type HeldView,
  type StoreTag,
} from './elements.ts';
import { showableStore } from './tag-cases.ts';
import { waitUntil } from './wait-until.ts';

/** Whether React renders, or the shell. */
const SIDES = { 'painted by the shell': false, 'drawn by React': true };

/** The tools of a suite for its side. */
export interface Side {
  /** The store of the current test. */
  readonly gateway: () => MemoryCartGateway;
  /** Inserts a tag, and waits until its side has rendered it. */
  readonly place: (tag: string, properties: object) => Promise<StoreTag>;
}

/**
 * Runs one suite twice: against the shell's paint, and against React's render.
 * @param name what is tried
 * @param suite declares the tests
 */
export function describeOnBothSides(name: string, suite: (side: Side) => void): void {
  for (const [side, isViewThere] of Object.entries(SIDES)) {
    describe(`${name}, ${side}`, () => {
      let gateway: MemoryCartGateway;
      const held: HeldView[] = [];

      beforeEach(async () => {
        gateway = await showableStore();
        if (!isViewThere) held.push(holdView('store-add-to-cart'), holdView('cart-pill'));
      });

      afterEach(() => {
        for (const view of held.splice(0).reverse()) {
          view.restore();
          view.release();
        }
      });

      suite({
        gateway: () => gateway,
        async place(tag, properties) {
          const element = Object.assign(createTag(tag), properties);
          await fixture(element);
          if (isViewThere) await untilTakenOver(element);
          else await waitUntil(() => element.shadowRoot?.querySelector('[part]'), 'not painted');
          expect(isDrawnByReact(element), 'drawn by React').to.equal(isViewThere);
          return element;
        },
      });
    });
  }
}
