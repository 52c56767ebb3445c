import type { ReactNode } from 'react';
import { Painter } from '../../elements/host/painter/painter.ts';

const painters = new WeakMap<Element, Painter>();

/** Throws what a handler has thrown, where a test expects none to. */
export function rethrow(error: unknown): void {
  throw error;
}

/**
 * Paints into an element, and again into the same painting.
 * @param root the element
 * @param node what it shows
 */
export function paint(root: Element, node: ReactNode): void {
  painters.set(root, painters.get(root) ?? new Painter(root, rethrow));
  painters.get(root)!.paint(node);
}
