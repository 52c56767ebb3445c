import { StoreEvent } from '../../core/shared/index.ts';
import type { DetailOf, GeneratedName, StoreEvents } from './store-events.ts';

/** The class of an event: tags dispatch plain `StoreEvent`s, which are instances of it by their type. */
export type EventClass<Name extends GeneratedName> = new (
  detail: DetailOf<Name>,
) => StoreEvent<DetailOf<Name>> & Readonly<DetailOf<Name>>;

/**
 * Creates the class of an event, for `instanceof` and for pages that dispatch one.
 * @param type the event's name
 * @param isCancelable whether `preventDefault()` cancels it
 */
export function eventClass<Name extends GeneratedName>(
  type: Name,
  isCancelable: StoreEvents[Name]['isCancelable'],
): EventClass<Name> {
  class NamedEvent extends StoreEvent<DetailOf<Name>> {
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof StoreEvent && value.type === type;
    }

    constructor(detail: DetailOf<Name>) {
      super(type, detail, isCancelable);
    }
  }
  return NamedEvent as unknown as EventClass<Name>;
}
