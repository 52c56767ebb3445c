import { expect, fixture } from '@open-wc/testing';
import { useMemoryStore } from '../../../elements/testing.ts';
import '../../../elements/all.ts';
import { untilRole } from '../../support/by-role.ts';
import { spokenPhrases } from '../../support/spoken-phrases.ts';

describe('a screen reader', () => {
  it('reads the field, and the chosen suggestion with its price', async () => {
    await useMemoryStore();
    const search = await fixture<HTMLElement>('<store-search></store-search>');
    const field = (await untilRole(search, { role: 'combobox', name: 'Search' })) as HTMLInputElement;
    field.value = 'mug';
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await untilRole(search, { role: 'option', name: /^Stoneware Mug/ });
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
    const option = 'option, Stoneware Mug $18.00, selected, position 1, set size 1';
    expect(await spokenPhrases(search.shadowRoot!.querySelector('form')!)).to.deep.equal([
      'search',
      'Search',
      'combobox, Search, mug, has popup listbox, expanded, active descendant Stoneware Mug $18.00, autocomplete in list, not busy, 1 control',
      'button, Search',
      'listbox, Suggestions, orientated vertically',
      ...[option, 'Stoneware Mug', '$18.00', `end of ${option}`],
      'end of listbox, Suggestions, orientated vertically',
      'end of search',
    ]);
  });
});
