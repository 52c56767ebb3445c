import { fixture } from '@open-wc/testing';
import { atom, type WritableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import { faceOf, StoreElement, viewOf } from '../../elements/host/index.ts';
import { untilTakenOver, type StoreTag } from './elements.ts';

/** The root that a tag renders into. */
export const ROOTS = { 'a shadow root': false, 'the page itself': true } as const;

let tagCount = 0;

/** What a throw-away tag renders. */
export type Draw<Content> = (content: Content) => ReactNode;

/** How a throw-away tag is made. */
export interface ThrowawayParts<Content> {
  readonly $content: WritableAtom<Content>;
  readonly draw: Draw<Content>;
  /** True for a tag without a shadow root. */
  readonly isLight?: boolean;
}

/**
 * Defines a tag with a face; the test decides when React loads.
 * @param parts what it renders
 * @returns its name, and a function that loads React
 */
function defineFaceTag<Content>({ $content, draw, isLight = false }: ThrowawayParts<Content>): {
  readonly tag: string;
  readonly release: () => void;
} {
  const face = ({ content }: { readonly content: Content }) => draw(content);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { loader } = faceOf<Content, null>(face);
  const load = () => released.then(loader.load);
  return { tag: define({ face, loader: { ...loader, load } }, $content, isLight), release };
}

/**
 * Defines a tag with a view.
 * @param parts what it renders; a component, which may use hooks
 * @returns its name
 */
function defineViewTag<Content>({ $content, draw, isLight = false }: ThrowawayParts<Content>): string {
  const View = ({ content }: { readonly content: Content }) => draw(content);
  return define(
    viewOf<Content, null>(() => Promise.resolve({ View })),
    $content,
    isLight,
  );
}

function define<Content>(
  drawing: ReturnType<typeof viewOf<Content, null>>,
  $content: WritableAtom<Content>,
  isLight: boolean,
): string {
  const tag = `throw-away-${++tagCount}`;
  class ThrowawayElement extends StoreElement {
    static override readonly drawing = drawing;
    static override readonly isLight = isLight;
    protected readonly model = this.show(drawing, { $content, actions: null });
  }
  customElements.define(tag, ThrowawayElement);
  return tag;
}

/** Finds a node of a type; an input by default. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test knows the type: it cannot be derived from a selector
export type Find = <Found extends HTMLElement = HTMLInputElement>(selector: string) => Found;

/** A throw-away tag in the page. */
export interface PlacedTag {
  readonly element: StoreTag;
  /** The root that it renders into. */
  readonly root: ParentNode;
  /** Finds a node by a selector. */
  readonly find: Find;
  /** Loads React, and waits for it. */
  readonly adopt: () => Promise<void>;
}

/**
 * Puts a new tag with a face into the page; only its shell renders.
 * @param draw what it renders
 * @param $content the content that changes
 * @param isLight true for a tag without a shadow root
 * @returns the tag
 */
export async function placeFace<Content>(
  draw: Draw<Content>,
  $content: WritableAtom<Content>,
  isLight = false,
): Promise<PlacedTag> {
  const { tag, release } = defineFaceTag({ $content, draw, isLight });
  const element: StoreTag = await fixture(`<${tag}></${tag}>`);
  await element.ready;
  const adopt = () => {
    release();
    return untilTakenOver(element);
  };
  return { ...finderOf(element), adopt };
}

/**
 * Puts a new tag with a view into the page, and waits for React.
 * @param View what it renders
 * @param isLight true for a tag without a shadow root
 * @returns the tag
 */
export async function placeView(View: () => ReactNode, isLight: boolean): Promise<PlacedTag> {
  const tag = defineViewTag({ $content: atom(null), draw: () => <View />, isLight });
  const element: StoreTag = await fixture(`<${tag}></${tag}>`);
  await untilTakenOver(element);
  return { ...finderOf(element), adopt: () => Promise.resolve() };
}

function finderOf(element: StoreTag): Omit<PlacedTag, 'adopt'> {
  const root = element.shadowRoot ?? element;
  const find = (selector: string) => {
    const found = root.querySelector(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  return { element, root, find: find as Find };
}
