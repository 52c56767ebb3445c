import { expect } from '@open-wc/testing';
import {
  controlsByName,
  gatherValues,
  parseForm,
  sentFor,
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
      expect(gatherValues(form, (name) => sentFor(control, name, () => sent))).to.deep.equal({ f: wire });
    });
  }

  /** Fields of several parts with one control in the author's form: its kind, text and sent value. */
  const WHOLE: readonly (readonly [type: string, sent: string, wire: readonly string[]])[] = [
    ['date', '2026-02-03', ['2', '3', '2026']],
    ['date', 'tomorrow', ['tomorrow', '', '']],
    ['time', '14:05', ['2', '05', '', 'PM']],
    ['time', '00:30:15.5', ['12', '30', '15', 'AM']],
    ['phone', '+44 (20) 7946-0958', ['', '+44 20 7', '946', '0958']],
    ['phone', '(555) 123-4567', ['', '555', '123', '4567']],
    ['phone', '123456', ['', '1', '2', '3456']],
    ['name', 'Ada King Lovelace', ['Ada King', 'Lovelace']],
    ['name', 'Ada', ['Ada', '']],
    ['address', '1 Main St\r\nRear', ['1 Main St', 'Rear', '', '', '', '']],
    ['address', ' ', ['', '', '', '', '', '']],
  ];
  for (const [type, sent, wire] of WHOLE) {
    it(`reads the parts of a ${type} in ${sent}`, () => {
      const form = formOf({ type });
      const controls = controlsByName(form);
      const read = (name: string) =>
        sentFor(controls.get(name), name, (each) => (each === 'f' ? [sent] : []));
      expect(gatherValues(form, read)).to.deep.equal({ f: wire });
    });
  }
});
