import { printProduct, teeProduct } from '../../elements/testing.ts';
import { ADD_BUTTON, ADDED_BUTTON } from './add-button.ts';
import { untilRole } from './by-role.ts';
import type { StateCase } from './cart-states.ts';
import type { StoreTag } from './elements.ts';

/** Higher than any window of the tests. */
const LONG_PX = 3_000;

/** The bar of a sticky tag; its name is the title of the product. */
export const BAR = { role: 'region', name: /(?:)/ } as const;

/**
 * Puts a long description below a tag, lets the visitor see the tag, and scrolls past it.
 * @param element the tag
 * @returns the bar, once it is shown
 */
export async function scrollPast(element: StoreTag): Promise<HTMLElement> {
  const description = document.createElement('div');
  description.style.blockSize = `${LONG_PX}px`;
  element.after(description);
  const button = await untilRole(element, ADD_BUTTON);
  await untilSeen(button);
  scrollTo({ top: scrollY + button.getBoundingClientRect().bottom + 1, behavior: 'instant' });
  return untilRole(element, BAR);
}

/** Waits until observers have reported an element as visible. */
export async function untilSeen(element: Element): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

const top = (): void => {
  scrollTo({ top: 0, behavior: 'instant' });
};

/** The visible states of the bar of a sticky tag. */
export const STICKY_STATES: Readonly<Record<string, StateCase>> = {
  'sticky, with a price on sale': {
    properties: { product: printProduct, sticky: 'always' },
    enter: scrollPast,
    after: top,
  },
  'sticky, with options to choose': {
    properties: { product: teeProduct, sticky: 'always' },
    enter: scrollPast,
    after: top,
  },
  'sticky, added': {
    properties: { product: printProduct, sticky: 'always' },
    enter: async (element) => {
      const bar = await scrollPast(element);
      (await untilRole(bar, ADD_BUTTON)).click();
      await untilRole(bar, ADDED_BUTTON);
    },
    after: top,
  },
};
