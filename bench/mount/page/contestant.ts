import { createProduct, type BenchProduct } from './product.ts';
import { prepareCarts, setInCart } from './shared-cart.ts';

/** The elements' place: in the viewport, or five viewports below it. */
export type Place = 'on-screen' | 'off-screen';

/** One way to build an add-to-cart. */
export interface Contestant<Tag extends HTMLElement> {
  /** Makes an element that is not in the page yet. */
  readonly create: (product: BenchProduct) => Tag;
  /** Resolves when the elements have rendered everything that they show in that place. */
  readonly whenStanding: (elements: readonly Tag[], place: Place) => Promise<unknown>;
  /** Whether an element shows everything that it shows on screen. */
  readonly isDrawn: (element: Tag) => boolean;
}

/**
 * Returns whether the four controls of an element are rendered.
 * @param root where they are looked for
 * @returns true when both options, the quantity and the button are there
 */
export function hasControls(root: ParentNode | null): boolean {
  return root?.querySelectorAll(CONTROLS).length === CONTROL_COUNT;
}

/** The functions of a page that the measuring side calls. */
export interface BenchPage {
  /** Stores and code are loaded; one element has been shown and removed. */
  prepare(): Promise<void>;
  /** Inserts a number of elements at once and waits until they are rendered and painted. */
  mount(count: number, place: Place): Promise<void>;
  /** Checks that so many elements on screen show everything: looking at them is no part of what is measured. */
  checkMount(count: number): void;
  /** Changes the cart and back, and checks that every element shows it. */
  checkChange(): Promise<void>;
  /** Changes the cart a number of times, one frame each. */
  change(times: number): Promise<void>;
}

const CONTROLS = 'select, input, button, sl-select, sl-input, sl-button';
const CONTROL_COUNT = 4;

// Long enough for timers and idle callbacks.
const SETTLE_MS = 120;

/**
 * Exposes a contestant's page to the measuring side.
 * @param contestant the way to build an add-to-cart
 */
export function enter<Tag extends HTMLElement>({ create, whenStanding, isDrawn }: Contestant<Tag>): void {
  const mount = async (count: number, place: Place): Promise<Tag[]> => {
    const products = Array.from({ length: count }, createProduct);
    const elements = products.map(create);
    gridAt(place).append(...elements);
    await whenStanding(elements, place);
    await settle();
    return elements;
  };
  const page: BenchPage = {
    async prepare() {
      await prepareCarts();
      for (const element of await mount(1, 'on-screen')) element.remove();
      await settle();
    },
    async mount(count, place) {
      await mount(count, place);
    },
    checkMount(count) {
      const elements = [...gridAt('on-screen').children] as Tag[];
      const drawnCount = elements.filter(isDrawn).length;
      if (drawnCount !== count) throw new Error(`${drawnCount} of ${count} elements were drawn.`);
    },
    async checkChange() {
      for (const isIn of [true, false]) {
        setInCart(isIn);
        await settle();
        const wrongCount = [...gridAt('on-screen').children].filter((each) => isMarked(each) !== isIn).length;
        if (wrongCount > 0) throw new Error(`${wrongCount} elements do not show that the cart has changed.`);
      }
    },
    async change(times) {
      for (let time = 1; time <= times; time += 1) {
        setInCart(time % 2 === 1);
        await nextFrame();
      }
      await settle();
    },
  };
  Object.assign(globalThis, { bench: page });
}

function isMarked(element: Element): boolean {
  return element.matches(':state(in-cart)') || Boolean(element.shadowRoot?.querySelector('[data-in-cart]'));
}

function gridAt(place: Place): Element {
  const grid = document.getElementById(place);
  if (!grid) throw new Error(`The page has no ${place} grid.`);
  return grid;
}

async function settle(): Promise<void> {
  await nextFrame();
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
