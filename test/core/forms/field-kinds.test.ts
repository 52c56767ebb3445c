import { expect } from '@open-wc/testing';
import { FORM_FIELD_TYPES, type FormFieldType } from '../../../core/enumerations/index.ts';
import {
  gatherAnswers,
  parseForm,
  spreadValues,
  type Form,
  type ReadControl,
} from '../../../core/forms/index.ts';
import { gatherValues } from '../../../core/forms/form.ts';

const formOf = (...fields: readonly object[]): Form => {
  const reports: unknown[] = [];
  const form = parseForm({ id: 'contact', fields }, (error) => reports.push(error));
  expect(reports).to.deep.equal([]);
  expect(form?.fields.length).to.equal(fields.length);
  return form!;
};

const reading =
  (controls: Readonly<Record<string, readonly string[]>>): ReadControl =>
  (name) =>
    controls[name] ?? [];

interface Case {
  readonly schema?: object;
  readonly filled: Readonly<Record<string, readonly string[]>>;
  readonly wire: unknown;
  readonly answer: unknown;
}

const CASES: Readonly<Record<Exclude<FormFieldType, 'section'>, readonly Case[]>> = {
  text: [{ filled: { f: [' as typed '] }, wire: ' as typed ', answer: ' as typed ' }],
  textarea: [{ filled: { f: ['one\ntwo'] }, wire: 'one\ntwo', answer: 'one\ntwo' }],
  email: [{ filled: { f: [' a@b.example '] }, wire: 'a@b.example', answer: 'a@b.example' }],
  website: [{ filled: { f: ['shop.example'] }, wire: 'shop.example', answer: 'shop.example' }],
  number: [{ filled: { f: ['1,5'] }, wire: '1,5', answer: '1,5' }],
  currency: [{ filled: { f: ['18.00'] }, wire: '18.00', answer: '18.00' }],
  password: [{ filled: { f: ['secret'] }, wire: 'secret', answer: 'secret' }],
  twitter: [{ filled: { f: ['mugs'] }, wire: 'mugs', answer: 'mugs' }],
  date: [
    {
      filled: { 'f.Month': ['11'], 'f.Day': ['22'], 'f.Year': ['2026'] },
      wire: ['11', '22', '2026'],
      answer: { Month: '11', Day: '22', Year: '2026' },
    },
  ],
  time: [
    {
      filled: { 'f.Hour': ['8'], 'f.Minute': ['05'], 'f.Ampm': ['PM'] },
      wire: ['8', '05', '', 'PM'],
      answer: { Hour: '8', Minute: '05', Second: '', Ampm: 'PM' },
    },
  ],
  name: [
    {
      filled: { 'f.First': ['Ada'], 'f.Last': ['Byron'] },
      wire: ['Ada', 'Byron'],
      answer: { First: 'Ada', Last: 'Byron' },
    },
  ],
  address: [
    {
      filled: {
        'f.Line1': ['1 Long Road'],
        'f.City': ['Leeds'],
        'f.Zip': ['LS1 1AA'],
        'f.Country': ['England'],
      },
      wire: ['1 Long Road', '', 'Leeds', '', 'LS1 1AA', 'England'],
      answer: {
        Line1: '1 Long Road',
        Line2: '',
        City: 'Leeds',
        State: '',
        Zip: 'LS1 1AA',
        Country: 'England',
      },
    },
  ],
  phone: [
    {
      filled: { 'f.Areacode': ['555'], 'f.Prefix': ['010'], 'f.Line': ['0199'] },
      wire: ['', '555', '010', '0199'],
      answer: { Areacode: '555', Prefix: '010', Line: '0199' },
    },
    {
      schema: { showCountryCode: true },
      filled: { 'f.Country': ['1'], 'f.Areacode': ['555'], 'f.Prefix': ['010'], 'f.Line': ['0199'] },
      wire: ['1', '555', '010', '0199'],
      answer: { Country: '1', Areacode: '555', Prefix: '010', Line: '0199' },
    },
  ],
  checkbox: [
    {
      schema: { options: ['Red', 'Green', 'Blue'] },
      filled: { f: ['Red', 'Blue'] },
      wire: ['Red', 'Blue'],
      answer: ['Red', 'Blue'],
    },
    {
      schema: { options: ['Red'], otherOption: true },
      filled: { f: ['Red', '__other'], 'f.Other': ['Beige'] },
      wire: ['Red', 'Beige'],
      answer: ['Red', 'Beige'],
    },
  ],
  radio: [
    { schema: { options: ['Yes', 'No'] }, filled: { f: ['No'] }, wire: 'No', answer: 'No' },
    { schema: { options: ['Yes', 'No'] }, filled: {}, wire: '', answer: '' },
  ],
  select: [
    {
      schema: { options: [{ value: 'm', label: 'Medium' }, 'Large'] },
      filled: { f: ['m'] },
      wire: 'm',
      answer: 'm',
    },
  ],
  likert: [
    {
      schema: { options: ['It is easy to use.', 'I would buy again.'] },
      filled: { 'f.0': ['-2'], 'f.1': ['1'] },
      wire: { 'It is easy to use.': '-2', 'I would buy again.': '1' },
      answer: { 'It is easy to use.': -2, 'I would buy again.': 1 },
    },
    {
      schema: { options: ['It is easy to use.', 'I would buy again.'] },
      filled: { 'f.1': ['0'] },
      wire: { 'I would buy again.': '0' },
      answer: { 'I would buy again.': 0 },
    },
  ],
  hidden: [{ filled: { f: ['newsletter-9'] }, wire: 'newsletter-9', answer: 'newsletter-9' }],
};

describe('a field of kind', () => {
  for (const [type, cases] of Object.entries(CASES)) {
    for (const { schema = {}, filled, wire, answer } of cases) {
      it(`${type} sends ${JSON.stringify(wire)}`, () => {
        const form = formOf({ ...schema, id: 'f', type });
        expect(gatherValues(form, reading(filled))).to.deep.equal({ f: wire });
        expect(gatherAnswers(form, reading(filled))).to.deep.equal({ f: answer });
      });

      it(`${type} restores its controls from ${JSON.stringify(wire)}`, () => {
        const form = formOf({ ...schema, id: 'f', type });
        const { read } = spreadValues(form, { f: JSON.parse(JSON.stringify(wire)) });
        expect(gatherValues(form, read)).to.deep.equal({ f: wire });
      });
    }

    it(`${type} rejects values of another shape`, () => {
      const form = formOf({ options: ['a'], id: 'f', type });
      for (const value of [null, 7, [7], { a: 7 }, ['a', 'b', 'c', 'd', 'e', 'f', 'g']]) {
        const { strays } = spreadValues(form, { f: value });
        expect([...strays.values()], JSON.stringify(value)).to.deep.equal(form.fields);
      }
    });
  }

  it('section sends nothing', () => {
    const form = formOf({ id: 'f', type: 'section', title: 'About you', underline: true });
    expect(gatherValues(form, reading({ f: ['x'] }))).to.deep.equal({});
    expect([form.fields[0]?.titling, form.fields[0]?.isUnderlined]).to.deep.equal(['heading', true]);
  });

  it('has controls with unique names, for every kind of the editor', () => {
    const fields = FORM_FIELD_TYPES.map((type) => ({ id: type, type, options: ['a', 'b'] }));
    const names = formOf(...fields).fields.flatMap(({ controls }) => controls.map(({ name }) => name));
    expect(new Set(names).size).to.equal(names.length);
    expect(names.length).to.be.greaterThan(fields.length);
  });
});

describe('choices', () => {
  const withOther = { id: 'f', type: 'radio', options: ['Red'], otherOption: true };

  it('reject unknown values', () => {
    const strayOf = (type: string, value: unknown) =>
      spreadValues(formOf({ id: 'f', type, options: ['a'] }), { f: value }).strays.get('f')?.type;
    expect(strayOf('select', 'b')).to.equal('select');
    expect(strayOf('checkbox', ['a', 'b'])).to.equal('checkbox');
    expect(strayOf('checkbox', ['a'])).to.equal(undefined);
  });

  it('count "other" only with a text', () => {
    const form = formOf(withOther);
    expect(gatherValues(form, reading({ f: ['__other'], 'f.Other': [' '] }))).to.deep.equal({ f: '' });
    expect(gatherValues(form, reading({ f: ['__other'], 'f.Other': ['Beige'] }))).to.deep.equal({
      f: 'Beige',
    });
  });

  it('ignore the text of "other" if it is not chosen', () => {
    const form = formOf(withOther);
    expect(gatherValues(form, reading({ f: ['Red'], 'f.Other': ['Beige'] }))).to.deep.equal({ f: 'Red' });
  });

  it('start with the defaults of the schema that are available', () => {
    const defaults = (schema: object) => formOf({ id: 'f', ...schema }).fields[0]?.controls[0]?.defaultValues;
    const options = ['a', 'b', 'c'];
    expect(defaults({ type: 'checkbox', options, defaultValue: ['c', 'a', 'x'] })).to.deep.equal(['a', 'c']);
    expect(defaults({ type: 'radio', options, defaultValue: 'b' })).to.deep.equal(['b']);
    expect(defaults({ type: 'select', options, defaultValue: ['a', 'b'] })).to.deep.equal(['a']);
    expect(defaults({ type: 'text', defaultValue: 'Hello' })).to.deep.equal(['Hello']);
  });
});

describe('a hidden field', () => {
  it('sends at most 2,000 characters', () => {
    const form = formOf({ id: 'f', type: 'hidden', key: 'utm_source', value: 'site' });
    expect(gatherValues(form, reading({ f: ['x'.repeat(5000)] }))).to.deep.equal({ f: 'x'.repeat(2000) });
  });
});

describe('a schema', () => {
  const parsed = (json: unknown) => {
    const reports: string[] = [];
    const form = parseForm(json, (error) => reports.push(String(error)));
    return { form, reports };
  };

  it('without an id or fields is reported and gives no form', () => {
    for (const json of [null, 'x', {}, { id: 'a' }, { fields: [] }]) {
      const { form, reports } = parsed(json);
      expect([form, reports.length], JSON.stringify(json)).to.deep.equal([null, 1]);
    }
  });

  it('loses only the fields that cannot be read', () => {
    const { form, reports } = parsed({
      id: 'a',
      fields: [{ id: 'x', type: 'text' }, { id: 'y', type: 'hologram' }, 'z', { type: 'text' }],
    });
    expect([form?.fields.map(({ id }) => id), reports.length]).to.deep.equal([['x'], 1]);
  });

  it('keeps the first of two fields that would share a control', () => {
    const { form } = parsed({
      id: 'a',
      fields: [
        { id: 'who', type: 'name' },
        { id: 'who.First', type: 'text' },
        { id: 'who', type: 'text' },
      ],
    });
    expect(form?.fields.map(({ type }) => type)).to.deep.equal(['name']);
  });

  it('redirects to http(s) only', () => {
    const goesTo = (successUrl: string) => parsed({ id: 'a', fields: [], successUrl }).form?.successUrl;
    expect(goesTo('/thanks')).to.equal('/thanks');
    expect(goesTo('https://shop.example/thanks')).to.equal('https://shop.example/thanks');
    expect(goesTo('javascript:alert(1)')).to.equal('');
  });

  it('may name a field __proto__', () => {
    const { form } = parsed(JSON.parse('{"id":"a","fields":[{"id":"__proto__","type":"text"}]}'));
    const values = gatherValues(form!, () => ['x']);
    expect(JSON.stringify(values)).to.equal('{"__proto__":"x"}');
    expect(gatherValues(form!, spreadValues(form!, values).read)).to.deep.equal(values);
  });
});
