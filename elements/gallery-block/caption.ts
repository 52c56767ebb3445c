import type { SlideWords } from './slides.ts';

/**
 * Builds a caption in the markup that authors use.
 * @param words title and text
 * @param decorate modifies the title before it is inserted
 * @returns null without words
 */
export function buildCaption(
  { title, text }: SlideWords,
  decorate = (heading: HTMLElement): HTMLElement => heading,
): HTMLElement | null {
  if (title === '' && text === '') return null;
  const caption = createPart('figcaption', 'caption');
  if (title !== '')
    caption.append(decorate(Object.assign(createPart('strong', 'title'), { textContent: title })));
  if (text !== '') caption.append(Object.assign(createPart('span', 'text'), { textContent: text }));
  return caption;
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
