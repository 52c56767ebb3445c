import { fixture } from '@open-wc/testing';
import { mugProduct } from '../../elements/testing.ts';
import { ADD_BUTTON } from './add-button.ts';
import { allByRole, untilRole } from './by-role.ts';
import type { StoreTag } from './elements.ts';

/** The button of the notice after an addition. */
export const UNDO = { role: 'button', name: 'Undo' } as const;

/**
 * Lists the texts of the elements with a role, without the empty ones.
 * @param root contains them
 * @param role such as "status"
 */
export function textsOf(root: ParentNode, role: string): readonly string[] {
  return allByRole(root, { role, name: /(?:)/ })
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean);
}

/**
 * Adds two mugs by the button, which keeps the focus, and waits for the notice.
 * @param attributes of the tag, as markup
 * @returns the tag
 */
export async function addTwoMugs(attributes = ''): Promise<StoreTag> {
  const element: StoreTag = await fixture(
    `<store-add-to-cart quantity="2" ${attributes}></store-add-to-cart>`,
  );
  Reflect.set(element, 'product', mugProduct);
  const button = await untilRole(element, ADD_BUTTON);
  button.focus();
  button.click();
  await untilRole(element, UNDO);
  return element;
}
