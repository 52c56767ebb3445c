import type { PropertyDeclaration } from '@lit/reactive-element';
import type { StoreAttribute, Taken } from './attributes.ts';
import { warnAuthor } from './warn-author.ts';

/**
 * Checks whether a property is one of ours, which validate their values.
 * @param options its declaration
 */
export function isStoreAttribute(options: PropertyDeclaration): options is StoreAttribute<Taken> {
  return 'normalise' in options;
}

/**
 * Creates the accessor of a property: it holds only valid values, and warns the author of others.
 * @param options the property's declaration
 * Source: docs/behaviour/elements.md §2.3, §2.4
 */
export function accessorOf(options: StoreAttribute<Taken>): PropertyDescriptor & ThisType<Element> {
  const values = new WeakMap<Element, Taken>();
  return {
    get() {
      return values.get(this) ?? options.fallback;
    },
    set(value: unknown) {
      const taken = options.normalise(value, (instead) => {
        const { attribute, expected } = options;
        warnAuthor(this, { about: 'attribute', attribute, expected, got: value, taken: instead });
      });
      values.set(this, taken);
    },
    configurable: true,
    enumerable: true,
  };
}
