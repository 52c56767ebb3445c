import { StoreAddToCartElement } from '../../../elements/store-add-to-cart/define.ts';
import { enter, hasControls } from '../page/contestant.ts';

enter({
  create: (product) => Object.assign(new StoreAddToCartElement(), { product }),
  // Drawn by React: what the shell paints by itself stands outside the view's own element.
  isDrawn: ({ shadowRoot }) => hasControls(shadowRoot?.firstElementChild ?? null) && hasView(shadowRoot),
  // Off screen no view is waited for, because none is drawn there.
  whenStanding: (elements, place) =>
    Promise.all(
      elements.map(({ ready, updateComplete }) => (place === 'on-screen' ? ready : updateComplete)),
    ),
});

function hasView(root: ShadowRoot | null): boolean {
  return root?.firstElementChild?.localName.startsWith('store-view-') ?? false;
}
