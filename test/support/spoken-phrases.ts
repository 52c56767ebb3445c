import { virtual } from '@guidepup/virtual-screen-reader';

/** More than any part of a tag has. */
const MAX_PHRASES = 200;

/**
 * Reads a node from its beginning to its end, as a screen reader does.
 * @param container inside of a shadow root or of the page; shadow roots of tags in it are not read
 * @returns the phrases
 */
export async function spokenPhrases(container: Element): Promise<readonly string[]> {
  await virtual.start({ container });
  const phrases = [await virtual.lastSpokenPhrase()];
  for (let step = 0; step < MAX_PHRASES; step += 1) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase === phrases[0]) break;
    phrases.push(phrase);
  }
  await virtual.stop();
  return phrases;
}
