import { captionOf, type FigurePart } from './figure-parts.ts';
import type { SlideWords } from './slides.ts';

/**
 * Builds a caption in the markup that authors use.
 * @param words title and text
 * @returns null without words
 */
export function buildCaption(words: SlideWords): HTMLElement | null {
  const caption = captionOf(words);
  return caption && buildPart(caption);
}

/**
 * Builds an element of a figure, with its descendants.
 * @param part the element
 */
export function buildPart({ name, part, attributes, children }: FigurePart): HTMLElement {
  const element = createPart(name, part);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(attribute, value === true ? '' : String(value));
  element.append(...children.map((child) => (typeof child === 'string' ? child : buildPart(child))));
  return element;
}

/**
 * Makes an element that a page can style.
 * @param name its tag
 * @param part name of the part
 */
export function createPart<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  part: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.setAttribute('part', part);
  return element;
}
