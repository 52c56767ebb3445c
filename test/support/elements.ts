import { configureStore, type TagName } from '../../elements/index.ts';
import type { AnyDrawing } from '../../elements/host/drawing.ts';
import type { MemoryCartGateway } from '../../elements/testing.ts';
import './no-uncaught.ts';
import { waitUntil } from './wait-until.ts';

/** The public members of every tag. */
export interface StoreTag extends HTMLElement {
  readonly ready: Promise<void>;
  readonly updateComplete: Promise<boolean>;
}

/**
 * Makes an element of a tag.
 * @param tag the tag
 * @returns the element, not in the page
 */
export function createTag(tag: string): StoreTag {
  return document.createElement(tag) as StoreTag;
}

/** A tag that is not defined yet. */
export interface LateTag {
  readonly element: StoreTag;
  /** Defines it: upgrades elements in the page; others must be upgraded by hand. */
  define(): void;
}

let lateCount = 0;

/**
 * Makes an element of a tag that is defined later.
 * @param tag the tag whose class it will get, under a name of its own
 * @returns the element and how to define it
 */
export function defineLate(tag: string): LateTag {
  const name = `late-${++lateCount}-${tag}`;
  const element = createTag(name);
  return {
    element,
    define() {
      customElements.define(name, class extends customElements.get(tag)! {});
      customElements.upgrade(element);
    },
  };
}

/**
 * Reads a property by its name.
 * @param element the element
 * @param property the property
 */
export function readProperty(element: Element, property: string): unknown {
  return Reflect.get(element, property) as unknown;
}

/** A store that holds its responses until the test releases them. */
export interface HeldStore {
  readonly gateway: MemoryCartGateway;
  /** Releases the response. */
  readonly release: () => void;
  /** The number of add and remove requests. */
  readonly callCount: () => number;
}

/**
 * Makes the page's store hold the responses to additions and removals until `release()`.
 * @param gateway the store's gateway
 * @returns how to release
 */
export function holdAnswers(gateway: MemoryCartGateway): HeldStore {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  const late = async <Answer>(ask: () => Promise<Answer>) => {
    calls += 1;
    return released.then(ask);
  };
  configureStore({
    gateway: {
      cart: {
        ...gateway,
        add: (request, key) => late(() => gateway.add(request, key)),
        remove: (entryId, key) => late(() => gateway.remove(entryId, key)),
      },
    },
  });
  return { gateway, release, callCount: () => calls };
}

/** A tag whose view loads when the test releases it. */
export interface HeldView {
  /** Lets the view load. */
  readonly release: () => void;
  /** Lets the loading fail. */
  readonly fail: (error: Error) => void;
  /** The number of requests for it. */
  readonly tryCount: () => number;
  /** Stops holding the view for later elements. */
  readonly restore: () => void;
}

interface Loader {
  load(): Promise<unknown>;
  current(): unknown;
}

interface TagClass {
  readonly drawing: { readonly face: unknown; loader: Loader } | null;
  readonly isFloating: boolean;
}

function classOf(tag: TagName): TagClass {
  return customElements.get(tag) as unknown as TagClass;
}

/**
 * Returns whether a tag's shell renders before React loads.
 * @param tag the tag
 */
export function hasFace(tag: TagName): boolean {
  return (classOf(tag).drawing?.face ?? null) !== null;
}

/**
 * Returns whether a tag floats over the page.
 * @param tag the tag
 */
export function isFloating(tag: TagName): boolean {
  return classOf(tag).isFloating;
}

/** Several tags may share one view. */
const heldViews = new Map<object, HeldView>();

/**
 * Holds the view of a tag: elements that are inserted from now on wait for it.
 * @param tag the tag
 * @returns the controls
 */
export function holdView(tag: TagName): HeldView {
  const { drawing } = classOf(tag);
  if (!drawing) throw new Error(`<${tag}> draws nothing`);
  const known = heldViews.get(drawing);
  if (known) return known;
  const { loader } = drawing;
  let release = (): void => undefined;
  let fail: (error: Error) => void = () => undefined;
  let tries = 0;
  let isReleased = false;
  const released = new Promise<void>((resolve, reject) => {
    release = resolve;
    fail = reject;
  });
  drawing.loader = {
    current: () => (isReleased ? loader.current() : null),
    load: async () => {
      const earlierTries = tries++;
      await released;
      // As on a network, each attempt ends in a task of its own.
      for (let task = 0; task < earlierTries; task += 1) await new Promise((resolve) => setTimeout(resolve));
      isReleased = true;
      return loader.load();
    },
  };
  const view = {
    release,
    fail,
    tryCount: () => tries,
    restore: () => {
      drawing.loader = loader;
      heldViews.delete(drawing);
    },
  };
  heldViews.set(drawing, view);
  return view;
}

/**
 * Simulates the first interaction, after which React may load for tags that sell without it.
 * @param page where the visitor is
 */
export function simulateInteraction(page: Window = window): void {
  page.dispatchEvent(new WheelEvent('wheel'));
}

/** The property with which React marks the element that it renders into, and that of Preact. */
const ROOT_MARK = /^(__reactContainer|__k$)/;

/**
 * Returns whether React renders a tag.
 * @param element the tag
 * @returns false while only its shell does
 */
export function isDrawnByReact(element: Element): boolean {
  const views = [...(element.shadowRoot ?? element).querySelectorAll('*')];
  return views.some((view) =>
    Object.entries(view).some(([key, root]) => ROOT_MARK.test(key) && root !== null),
  );
}

/**
 * Waits until React renders a tag; returns at once for a tag that renders nothing.
 * @param element the tag, near the viewport
 */
export async function untilTakenOver(element: StoreTag): Promise<void> {
  await element.ready;
  simulateInteraction();
  const { drawing } = element.constructor as unknown as { readonly drawing: AnyDrawing | null };
  if (drawing === null || (drawing.face && drawsNothing(element))) return;
  await waitUntil(() => isDrawnByReact(element), `<${element.localName}> without React`);
}

/**
 * Returns whether a tag renders nothing at the moment, so that React has nothing to adopt.
 * @param element the tag, once it is ready
 */
export function drawsNothing({ shadowRoot, children }: Element): boolean {
  const nodes = [...(shadowRoot?.querySelectorAll('*') ?? children)];
  return nodes.some(({ localName, firstChild }) => localName.startsWith('store-view-') && !firstChild);
}
