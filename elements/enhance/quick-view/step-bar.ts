import { fill } from '../../../core/text/index.ts';
import { numberText, QUICK_VIEW_WORDS } from '../../../core/words/index.ts';
import { createSign } from '../../ui/index.ts';
import { create } from '../../dialogs/index.ts';

/** Steps through the products of a group. */
export interface StepBar {
  readonly node: HTMLElement;
  /** Updates the bar for the shown product; returns its position as text. */
  readonly show: (index: number) => string;
}

const BACK = 'M12.5 4l-6 6 6 6';
const ON = 'M7.5 4l6 6-6 6';

/**
 * Creates the buttons for the previous and the next product. At either end one is disabled by ARIA only, and keeps the
 * focus.
 * @param count the number of products
 * @param go shows a product by its index
 * Source: docs/behaviour/printed-markup.md §9.5
 */
export function createStepBar(count: number, go: (index: number) => void): StepBar {
  let shown = 0;
  const step = (label: string, path: string, by: number) => {
    const button = create('button', { type: 'button', ariaLabel: label, title: label });
    button.append(createSign(path, 20));
    button.addEventListener('click', () => {
      if (isThere(shown + by)) go(shown + by);
    });
    return button;
  };
  const isThere = (index: number) => index >= 0 && index < count;
  const previous = step(QUICK_VIEW_WORDS.previousProduct, BACK, -1);
  const next = step(QUICK_VIEW_WORDS.nextProduct, ON, 1);
  const position = create('span', {});
  const node = create('div', {});
  node.dataset['storeSteps'] = '';
  node.append(previous, next, position);
  return {
    node,
    show(index) {
      shown = index;
      previous.ariaDisabled = String(!isThere(index - 1));
      next.ariaDisabled = String(!isThere(index + 1));
      const words = { n: numberText(index + 1), count: numberText(count) };
      position.textContent = fill(QUICK_VIEW_WORDS.productPosition, words);
      return position.textContent;
    },
  };
}
