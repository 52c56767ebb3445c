import { expect } from '@open-wc/testing';
import { parseForm, type Field } from '../../../core/forms/index.ts';
import { $speech } from '../../../core/words/index.ts';

const SIZES = ['size 10', 'Size 2', 'äther', 'Zinc', 'apple'];

const fieldOf = (field: object, seed = ''): Field => {
  const json = { id: 'contact', fields: [{ id: 'f', type: 'radio', options: SIZES, ...field }] };
  return parseForm(json, (error) => expect.fail(String(error)), seed)!.fields[0]!;
};
const labelsOf = ({ controls: [control] }: Field) =>
  control && 'choices' in control ? control.choices.map(({ label }) => label) : [];
const seeds = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

describe('choices of a field', () => {
  for (const type of ['radio', 'checkbox', 'select']) {
    it(`${type}: keep the owner's order, even if the order is unknown`, () => {
      for (const optionOrder of [undefined, 'listed', 'toString', 7])
        expect(labelsOf(fieldOf({ type, optionOrder }))).to.deep.equal(SIZES);
    });

    it(`${type}: are sorted alphabetically, numbers by value, "other" last`, () => {
      const field = fieldOf({ type, optionOrder: 'alphabetical', otherOption: true });
      expect(labelsOf(field)).to.deep.equal(['apple', 'äther', 'Size 2', 'size 10', 'Zinc', 'Other']);
    });

    it(`${type}: have a random order that is constant per seed, "other" last`, () => {
      const field = { type, optionOrder: 'random', otherOption: true };
      const orders = seeds(20).map((seed) => {
        const labels = labelsOf(fieldOf(field, seed));
        expect(labelsOf(fieldOf(field, seed))).to.deep.equal(labels);
        expect(labels.at(-1)).to.equal('Other');
        expect(labels.slice(0, -1)).to.have.members(SIZES);
        return labels.join();
      });
      expect(new Set(orders).size).to.be.greaterThan(5);
    });
  }

  it('are sorted by the language of the page', () => {
    const before = $speech.get();
    $speech.set({ ...before, locale: 'sv' });
    try {
      const options = ['ö', 'z', 'a'];
      expect(labelsOf(fieldOf({ optionOrder: 'alphabetical', options }))).to.deep.equal(['a', 'z', 'ö']);
    } finally {
      $speech.set(before);
    }
  });

  it('have every random order about equally often', () => {
    const counts = new Map<string, number>();
    for (const seed of seeds(3000)) {
      const order = labelsOf(
        fieldOf({ optionOrder: 'random', options: ['Yes A', 'Yes B', 'Yes C'] }, seed),
      ).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).to.equal(6);
    // 500 each, with a standard deviation of 20.
    for (const count of counts.values()) expect(count).to.be.within(370, 630);
  });

  it('keep their random places while another one is edited', () => {
    const others = ['Ash', 'Celadon', 'Tenmoku'];
    for (const seed of seeds(20)) {
      const [before, after] = ['Shi', 'Shino'].map((edited) =>
        labelsOf(fieldOf({ optionOrder: 'random', options: [...others, edited] }, seed)).filter((label) =>
          others.includes(label),
        ),
      );
      expect(after).to.deep.equal(before);
    }
  });

  it('are selected and sent independently of the order', () => {
    for (const optionOrder of ['listed', 'alphabetical', 'random']) {
      const field = fieldOf({ optionOrder, defaultValue: ['Zinc', 'äther'] }, crypto.randomUUID());
      expect(field.controls[0]?.defaultValues).to.deep.equal(['äther']);
      expect(field.gather(() => ['Zinc'])).to.equal('Zinc');
    }
  });
});
