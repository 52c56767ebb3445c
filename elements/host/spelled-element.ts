import { ReactiveElement } from '@lit/reactive-element';
import { spellingsOf } from './attribute-spellings.ts';
import { accessorOf, isStoreAttribute } from './attribute-accessor.ts';

/** Reads its attributes in every spelling into properties. Source: docs/behaviour/elements.md §2 */
export abstract class SpelledElement extends ReactiveElement {
  protected static override finalize(): void {
    if (!Object.hasOwn(this, 'finalized') && Object.hasOwn(this, 'properties')) {
      for (const [name, options] of Object.entries(this.properties)) {
        // Lit wraps an accessor that already exists.
        if (isStoreAttribute(options)) Object.defineProperty(this.prototype, name, accessorOf(options));
      }
    }
    super.finalize();
  }

  static override get observedAttributes(): string[] {
    const names = super.observedAttributes;
    return [...names, ...spellingsOf(this).keys()];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    for (const [spelling, attribute] of spellingsOf(this.constructor as typeof SpelledElement)) {
      if (name !== spelling && name !== attribute) continue;
      const given = this.getAttribute(attribute) ?? this.getAttribute(spelling);
      super.attributeChangedCallback(attribute, old, given);
      return;
    }
    super.attributeChangedCallback(name, old, value);
  }
}
