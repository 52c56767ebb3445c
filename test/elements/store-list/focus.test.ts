import { expect, fixture } from '@open-wc/testing';
import { useMemoryStore } from '../../../elements/testing.ts';
import '../../../elements/all.ts';
import { allByRole, focusedNode, untilRole } from '../../support/by-role.ts';
import { waitUntil } from '../../support/wait-until.ts';

const start = location.href;

afterEach(() => {
  history.replaceState(null, '', start);
});

async function show(query: string): Promise<HTMLElement> {
  history.replaceState(null, '', query);
  await useMemoryStore();
  return fixture<HTMLElement>('<store-list filter-by="options price availability"></store-list>');
}

async function pressFocused(list: HTMLElement, name: string): Promise<void> {
  const button = await untilRole(list, { role: 'button', name });
  button.focus();
  button.click();
  await waitUntil(() => allByRole(list, { role: 'button', name }).length === 0, `${name} is still there`);
}

describe('the focus in <store-list>', () => {
  it('goes to the next filter when one is removed, and to "Filter" after the last', async () => {
    const list = await show('?option.Color=Ink&option.Size=S');
    await pressFocused(list, 'Remove filter: Ink');
    await waitUntil(() => focusedNode()?.ariaLabel === 'Remove filter: S', 'not the next filter');
    await pressFocused(list, 'Remove filter: S');
    await waitUntil(() => focusedNode()?.textContent === 'Filter', 'not the button of the filters');
  });

  it('goes to "Filter" when all filters are removed', async () => {
    const list = await show('?min-price=999');
    await waitUntil(() => list.shadowRoot?.textContent.includes('No products match'), 'not empty');
    const [, inMessage] = allByRole(list, { role: 'button', name: 'Clear all' });
    inMessage?.focus();
    inMessage?.click();
    await waitUntil(() => focusedNode()?.textContent === 'Filter', 'not the button of the filters');
    expect(location.search).not.to.include('min-price');
  });
});
