import type { Page } from 'playwright-core';

/**
 * Presses, and waits until a button has shown all of its labels, however briefly: the page itself keeps watch, so
 * that none is missed on a busy machine.
 * @param page where the button is
 * @param press presses it
 * @param labels what it shows one after the other
 */
export async function pressUntilShown(
  page: Page,
  press: () => Promise<unknown>,
  ...labels: readonly string[]
): Promise<void> {
  await Promise.all([...labels.map((label) => page.waitForFunction(isShown, label)), press()]);
}

/** Runs in the page. */
function isShown(label: string): boolean {
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    for (const node of root.querySelectorAll<HTMLElement>('*')) {
      if (node.shadowRoot) roots.push(node.shadowRoot);
      if (node.matches('button, [role=button]') && node.innerText.trim() === label) return true;
    }
  }
  return false;
}
