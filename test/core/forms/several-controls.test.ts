import { expect } from '@open-wc/testing';
import {
  controlsByName,
  gatherValues,
  parseForm,
  sentValues,
  spreadValues,
  type Form,
} from '../../../core/forms/index.ts';

const formOf = (field: object): Form =>
  parseForm({ id: 'contact', fields: [{ id: 'f', ...field }] }, () => undefined)!;

describe('a field with several controls of one name', () => {
  it('sends each text where the page says so', () => {
    const form = formOf({ type: 'text', several: true });
    const values = { f: ['Ada', '', 'Bo'] };
    expect(gatherValues(form, () => values.f)).to.deep.equal(values);
    expect(gatherValues(form, spreadValues(form, values).read)).to.deep.equal(values);
  });

  const CASES: readonly (readonly [schema: object, sent: readonly string[], wire: unknown])[] = [
    [{ type: 'text' }, ['Ada', '', 'Bo'], 'Ada, Bo'],
    [{ type: 'text' }, [' '], ' '],
    [{ type: 'hidden' }, ['0', '1'], '0, 1'],
    [{ type: 'radio', options: ['a', 'b'] }, ['0', 'b'], 'b'],
    [{ type: 'select', options: ['a', 'b'] }, ['', 'b'], 'b'],
    [{ type: 'checkbox', options: ['a', 'b'] }, ['', 'a', 'b'], ['a', 'b']],
    [{ type: 'checkbox', options: ['a', 'b'] }, ['0', 'b'], ['b']],
    [{ type: 'checkbox', options: ['a', 'b'] }, [''], []],
    [{ type: 'checkbox', options: ['a', 'b'] }, ['x'], ['x']],
    [{ type: 'checkbox', options: ['a', 'b'] }, ['0'], []],
    [{ type: 'checkbox', options: ['a', 'b'] }, [' Off ', 'false'], []],
    [{ type: 'checkbox', options: ['a', '0'] }, ['0'], ['0']],
    [{ type: 'radio', options: ['a', 'b'] }, ['no'], ''],
    [{ type: 'select', options: ['a', 'b'] }, ['0'], ''],
  ];
  for (const [schema, sent, wire] of CASES) {
    it(`of the schema ${JSON.stringify(schema)} reads ${JSON.stringify(sent)}`, () => {
      const form = formOf(schema);
      const control = controlsByName(form).get('f');
      expect(gatherValues(form, () => sentValues(control, sent))).to.deep.equal({ f: wire });
    });
  }
});
