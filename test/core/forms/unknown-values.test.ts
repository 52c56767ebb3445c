import { expect } from '@open-wc/testing';
import { gatherValues, parseForm, spreadValues } from '../../../core/forms/index.ts';

describe('spreadValues', () => {
  it('separates unknown values from those of the form', () => {
    const fields = [
      { id: 'f', type: 'text' },
      { id: 'about', type: 'section', title: 'About' },
    ];
    const form = parseForm({ id: 'contact', fields }, () => undefined)!;
    const { read, strays } = spreadValues(form, { f: 'x', g: 'y', about: 'z', ['__proto__']: 'p' });
    expect(gatherValues(form, read)).to.deep.equal({ f: 'x' });
    expect([...strays].map(([id, field]) => [id, field?.type])).to.deep.equal([
      ['g', undefined],
      ['about', 'section'],
      ['__proto__', undefined],
    ]);
  });
});
