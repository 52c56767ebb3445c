/** A screen reader for a page that a test in Node has opened. */
import { virtual } from '@guidepup/virtual-screen-reader';

declare global {
  interface Window {
    /** Reads a tag aloud from its beginning to its end. */
    transcriptOf: (selector: string) => Promise<readonly string[]>;
  }
}

/** More than any example has. */
const MAX_PHRASES = 200;
/** What readers of a document can do without: ends, structure without a name, and the values of a closed list. */
const LEFT_OUT =
  /^(end of |end, |option, |(paragraph|not busy|status|alert|generic|form|group|list|term|definition|time|deletion)$)/;

window.transcriptOf = async (selector) => {
  const tag = document.querySelector(selector);
  if (!tag) throw new Error(`the page has no ${selector}`);
  const phrases: string[] = [];
  for (const container of containersOf(tag)) phrases.push(...(await read(container)));
  return phrases.filter((phrase, index) => {
    const isRepeated = phrases[index - 1]?.includes(phrase) === true;
    return phrase !== '' && !LEFT_OUT.test(phrase) && !isRepeated;
  });
};

/** The reader enters no shadow roots and no slots. A tag that renders only its children is read child by child. */
function containersOf(tag: Element): readonly Element[] {
  const { shadowRoot } = tag;
  if (!shadowRoot) return [tag];
  const drawn = [...shadowRoot.children];
  const isDrawn = (child: Element) => !child.matches('slot, style, :has(> slot:only-child)');
  if (drawn.some(isDrawn)) return drawn;
  const children = [...tag.children].filter(({ localName }) => localName !== 'script');
  if (children.every((child) => child.shadowRoot === null)) return [tag];
  return children.flatMap((child) => (child.shadowRoot ? [...child.shadowRoot.children] : child));
}

async function read(container: Element): Promise<readonly string[]> {
  await virtual.start({ container });
  const start = virtual.activeNode;
  const phrases = [await virtual.lastSpokenPhrase()];
  for (let step = 0; step < MAX_PHRASES; step += 1) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (virtual.activeNode === start && phrase === phrases[0]) break;
    phrases.push(phrase);
  }
  await virtual.stop();
  return phrases;
}
