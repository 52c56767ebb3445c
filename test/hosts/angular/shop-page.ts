import { Component, signal } from '@angular/core';
import {
  CartPill,
  GalleryBlock,
  StoreAddToCart,
  StorePrice,
  StoreProduct,
} from 'storefront-elements/angular';
import { mug } from './shop';

const larger = { ...mug, title: 'Large Mug' };
const pictures = [{ id: 'one', title: 'One' }];
Object.assign(window, { given: { mug, larger, pictures } });

@Component({
  selector: 'shop-page',
  imports: [CartPill, GalleryBlock, StoreAddToCart, StorePrice, StoreProduct],
  template: `
    <main>
      <store-product [product]="isChanged() ? larger : mug">
        <p>{{ isChanged() ? 'Changed child' : 'First child' }}</p>
        @if (isChanged()) {
          <store-price />
        }
        <store-add-to-cart
          data-place="top"
          [attr.button-text]="isChanged() ? null : 'Take it'"
          [quantity]="isChanged() ? 3 : 2"
          [sticky]="!isChanged()"
          (click)="note('click')"
          (store-cart-add)="note('add ' + $event.quantity)"
          (store-cart-change)="note('change ' + $event.cart?.totalQuantity)"
        />
      </store-product>
      <gallery-block [items]="pictures" hidden />
      <cart-pill />
      <button (click)="isChanged.set(true)">Change</button>
      <output>{{ log().join(', ') }}</output>
    </main>
  `,
})
export class ShopPage {
  protected readonly mug = mug;
  protected readonly larger = larger;
  protected readonly pictures = pictures;
  protected readonly isChanged = signal(false);
  protected readonly log = signal<readonly string[]>([]);

  protected note(text: string): void {
    this.log.update((lines) => [...lines, text]);
  }
}
