import { nextFrame } from '@open-wc/testing';
import { executeServerCommand, sendMouse } from '@web/test-runner-commands';
import { waitUntil } from './wait-until.ts';

/** Media features for the visitor's preferences. */
export type MediaFeature =
  | 'prefers-color-scheme'
  | 'prefers-reduced-motion'
  | 'forced-colors'
  | 'prefers-contrast';

/**
 * Emulates the visitor's preferences, replacing earlier ones.
 * @param features media feature → value
 * @returns false where the browser cannot emulate them
 */
export async function emulateFeatures(features: Partial<Record<MediaFeature, string>>): Promise<boolean> {
  return send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/**
 * Composes text with an input method, without committing it.
 * @param text the composed text so far
 * @returns false where the browser cannot do that
 */
export async function compose(text: string): Promise<boolean> {
  return send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

/**
 * Commits the composed text.
 * @param text the text to commit
 */
export async function commitComposition(text: string): Promise<void> {
  await send('Input.insertText', { text });
}

/**
 * Moves the pointer over the middle of a node, once it no longer moves: a visitor cannot aim at a moving node.
 * @param node a node that is in view
 */
export async function pointAt(node: Element): Promise<void> {
  for (let at: Element | null = node; at; at = parentOf(at))
    await Promise.allSettled(
      at
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    );
  const { left, top, width, height } = node.getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

function isEnding({ effect, playState }: Animation): boolean {
  return playState !== 'paused' && Number.isFinite(effect?.getComputedTiming().endTime);
}

/** The ancestors that a node moves with, across slots and shadow roots. */
function parentOf(node: Element): Element | null {
  const root = node.getRootNode();
  return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/**
 * Presses and releases the pointer over a node.
 * @param node a node that is in view
 */
export async function tap(node: Element): Promise<void> {
  await pointAt(node);
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'up' });
}

/**
 * Presses and releases the pointer over a node twice, without waiting in between, like a fast double click.
 * @param node a node that is in view
 */
export async function tapTwice(node: Element): Promise<void> {
  await pointAt(node);
  await Promise.all((['down', 'up', 'down', 'up'] as const).map((type) => sendMouse({ type })));
}

/**
 * Scrolls to a node and taps it.
 * @param node a node anywhere in the page
 */
export async function reach(node: Element): Promise<void> {
  const middlePx = () => {
    const { top, bottom } = node.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  // Some frames later, Firefox scrolls back to the field that the visitor typed into.
  await waitUntil(async () => {
    node.scrollIntoView({ block: 'center' });
    await nextFrame();
    const beforePx = middlePx();
    await nextFrame();
    const nowPx = middlePx();
    return nowPx === beforePx && nowPx > 0 && nowPx < innerHeight;
  }, 'it does not come to rest in view');
  await tap(node);
}

/** A node of the browser's accessibility tree. */
interface ExposedNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
}

/**
 * Reads the texts that the browser exposes to assistive technologies: none of what is inert or hidden.
 * @returns null where the browser cannot tell
 */
export async function exposedTexts(): Promise<readonly string[] | null> {
  const { isSent, result } = await executeServerCommand<
    { isSent: boolean; result?: { readonly nodes: readonly ExposedNode[] } },
    object
  >('browser-protocol', { method: 'Accessibility.getFullAXTree', parameters: {} });
  if (!isSent || !result) return null;
  return result.nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'StaticText')
    .map(({ name }) => name?.value ?? '');
}

async function send(method: string, parameters: object): Promise<boolean> {
  const { isSent } = await executeServerCommand<{ isSent: boolean }, object>('browser-protocol', {
    method,
    parameters,
  });
  return isSent;
}
