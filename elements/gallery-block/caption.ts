import type { SlideWords } from './slides.ts';

/**
 * Builds the words below a picture, in the shape in which authors write them.
 * @param words title and text
 * @param decorate what is done with the title before it is put in
 * @returns null where there are none
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
 * @param part what it is
 */
export function createPart<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  part: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.setAttribute('part', part);
  return element;
}
