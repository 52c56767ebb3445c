import { expect, fixture } from '@open-wc/testing';
import { useMemoryStore } from '../../../elements/testing.ts';
import '../../../elements/all.ts';
import { press, untilRole } from '../../support/by-role.ts';
import { spokenPhrases } from '../../support/spoken-phrases.ts';

async function phrasesOf(list: HTMLElement): Promise<readonly string[]> {
  const phrases = await spokenPhrases(list.shadowRoot!.querySelector('[part="list"]')!);
  // The browser's own.
  return phrases.filter((phrase) => !/^(end of )?(option|combobox)/.test(phrase));
}

describe('a screen reader', () => {
  it('reads the number of products, then each product by its heading', async () => {
    await useMemoryStore();
    const list = await fixture<HTMLElement>('<store-list></store-list>');
    await untilRole(list, { role: 'heading', name: 'Harbor Print' });
    const item = (position: number, ...content: readonly string[]) => [
      `listitem, level 1, position ${position}, set size 3`,
      ...content,
      `end of listitem, level 1, position ${position}, set size 3`,
    ];
    const heading = (title: string) => [
      `heading, ${title}, level 3`,
      `link, ${title}`,
      `end of heading, ${title}, level 3`,
    ];
    expect(await phrasesOf(list)).to.deep.equal([
      'not busy',
      ...['form', 'paragraph', '3 products', 'end of paragraph'],
      ...['paragraph', 'Sort by', 'end of paragraph', 'end of form'],
      'list',
      ...item(
        1,
        ...heading('Everyday Tee'),
        'link, Choose options of Everyday Tee',
        'Choose options',
        'end of link, Choose options of Everyday Tee',
      ),
      ...item(2, ...heading('Stoneware Mug')),
      ...item(3, ...heading('Harbor Print')),
      'end of list',
      'alert',
      'end, not busy',
    ]);
  });

  it('reads open filters as groups of boxes', async () => {
    await useMemoryStore();
    const list = await fixture<HTMLElement>('<store-list filter-by="options availability"></store-list>');
    await press(list, 'Filter');
    await untilRole(list, { role: 'checkbox', name: /^Ink/ });
    const phrases = await phrasesOf(list);
    const group = (name: string, ...values: readonly string[]) => [
      ...[`group, ${name}`, name],
      ...values.flatMap((value) => [`checkbox, ${value} (1), not checked`, `${value} (1)`]),
      `end of group, ${name}`,
    ];
    expect(phrases.slice(2, phrases.indexOf('end of form'))).to.deep.equal([
      'button, Filter, 1 control, expanded',
      ...['paragraph', '3 products', 'end of paragraph'],
      ...['paragraph', 'Sort by', 'end of paragraph'],
      ...group('Color', 'Sand', 'Ink'),
      ...group('Size', 'S', 'M'),
    ]);
  });
});
