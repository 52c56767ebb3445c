import { storefront } from '../../core/storefront/index.ts';
import { finalEvent, StoreElement, textAttribute, wordAttribute } from '../host/index.ts';
import { pageAddress } from '../ui/index.ts';

const KINDS = ['lesson', 'paywall'] as const;

/**
 * Records visits to a lesson, or to the paywall of a video, for analytics. It renders only its own children.
 * Source: docs/behaviour/analytics.md §9
 * @tag visit-tracker
 * @fires store-visit - when a visit is recorded
 */
export class VisitTrackerElement extends StoreElement {
  static override readonly properties = {
    kind: wordAttribute('kind', KINDS),
    itemId: textAttribute('item-id'),
  };

  /** The kind of content that the visitor opened. */
  declare kind: (typeof KINDS)[number];
  /** The id of the lesson or video. Default: the page's item. */
  declare itemId: string;

  /** The last reported visit: a tag that is moved reports nothing again. */
  #reported = '';

  /** Where it was reported. */
  #address = '';

  protected override onConnected(): void {
    // An application shows the same element again after another page.
    if (this.#address !== pageAddress()) this.#reported = '';
    if (this.hasUpdated) this.#report();
    this.listen(storefront().settings.$settings, () => {
      this.#report();
    });
  }

  protected override changed(): void {
    this.#report();
  }

  #report(): void {
    const itemId = this.itemId || storefront().settings.$settings.get().item?.id;
    const visit = `${this.kind} ${itemId ?? ''}`;
    if (!itemId || visit === this.#reported) return;
    this.#reported = visit;
    this.#address = pageAddress();
    this.dispatchEvent(finalEvent('store-visit', { kind: this.kind, itemId }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'visit-tracker': VisitTrackerElement;
  }
}
