import { StoreEvent } from '../../core/shared/index.ts';
import type { StoreEventMap } from './event-classes.ts';
import type { DetailOf, GeneratedName, StoreEvents } from './store-events.ts';

type NameWhere<IsCancelable extends boolean> = {
  [Name in GeneratedName]: StoreEvents[Name]['isCancelable'] extends IsCancelable ? Name : never;
}[GeneratedName];

/**
 * Creates an event that `preventDefault()` cancels.
 * @param type its name in the table of events
 * @param detail its detail
 * Source: docs/behaviour/elements.md §5.1
 */
export function cancelableEvent<Name extends NameWhere<true>>(
  type: Name,
  detail: DetailOf<Name>,
): StoreEventMap[Name] {
  return new StoreEvent(type, detail, true) as StoreEventMap[Name];
}

/**
 * Creates an event that nothing cancels.
 * @param type its name in the table of events
 * @param detail its detail
 * Source: docs/behaviour/elements.md §5.1
 */
export function finalEvent<Name extends NameWhere<false>>(
  type: Name,
  detail: DetailOf<Name>,
): StoreEventMap[Name] {
  return new StoreEvent(type, detail, false) as StoreEventMap[Name];
}
