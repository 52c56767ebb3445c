import { Component, signal } from '@angular/core';
import type { StoreCartChangeEvent } from 'storefront-elements';
import { CartDrawer, CartPill, StoreAddToCart, StorePrice, StoreProduct } from 'storefront-elements/angular';
import { mug } from './shop';

@Component({
  selector: 'shop-page',
  imports: [CartDrawer, CartPill, StoreAddToCart, StorePrice, StoreProduct],
  template: `
    <main>
      <h1>{{ mug.title }}</h1>
      <store-product [product]="mug">
        <store-price />
        <store-add-to-cart options="radio" (store-cart-change)="changed($event)" />
      </store-product>
      <p>Items in your cart: {{ count() }}</p>
      <cart-pill opens="drawer" />
      <cart-drawer (store-cart-change)="changed($event)" />
    </main>
  `,
})
export class ShopPage {
  protected readonly mug = mug;
  protected readonly count = signal(0);

  protected changed(event: StoreCartChangeEvent): void {
    this.count.set(event.cart?.totalQuantity ?? 0);
  }
}
