import { faceOf, StoreElement, textAttribute } from '../host/index.ts';
import { wholeStyles } from '../ui/index.ts';
import { StoreHello } from './face.tsx';
import { StoreHelloModel } from './model.ts';
import { storeHelloStyles } from './styles.ts';

/**
 * Shows a button that stays pressed until the next click.
 * Source: docs/behaviour/elements.md §1.1
 * @tag store-hello
 * @csspart button - the button
 */
export class StoreHelloElement extends StoreElement {
  static override readonly drawing = faceOf(StoreHello);
  static override readonly styles = [wholeStyles, storeHelloStyles];
  static override readonly properties = { buttonText: textAttribute('button-text') };

  /** The text of the button. Default: the word of the page's language. */
  declare buttonText: string;

  readonly #model = this.show(StoreHelloElement.drawing, new StoreHelloModel());

  protected override changed(): void {
    this.#model.setLook(this);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'store-hello': StoreHelloElement;
  }
}
