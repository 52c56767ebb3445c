import { expect } from '@open-wc/testing';
import { fieldsOf, isJsonObject, ownValue, parseJson } from '../../../core/json/index.ts';

function open(json: unknown, path = '') {
  const noted: string[] = [];
  return { fields: fieldsOf(json, (name) => noted.push(name), path), noted };
}

describe('fields of an unchecked JSON object', () => {
  it('are read by type', () => {
    const json = { id: 'a', name: ' b ', isOn: true, pieces: 3, tags: ['x', 'y'] };
    const { fields, noted } = open(json);
    expect([fields.text('id'), fields.text('name'), fields.trimmed('name')]).to.deep.equal(['a', ' b ', 'b']);
    expect([fields.flag('isOn'), fields.count('pieces')]).to.deep.equal([true, 3]);
    expect(fields.list('tags', (tag) => tag)).to.deep.equal(['x', 'y']);
    expect(noted).to.deep.equal([]);
  });

  it('silently default if absent or null', () => {
    const { fields, noted } = open({ id: null });
    expect([fields.text('id'), fields.trimmed('x'), fields.flag('x'), fields.count('x')]).to.deep.equal([
      null,
      null,
      false,
      null,
    ]);
    expect([fields.list('x', (item) => item), fields.has('id'), noted]).to.deep.equal([[], false, []]);
  });

  it('note each wrong type with its full path', () => {
    const { fields, noted } = open({ id: 1, isOn: 'yes', pieces: 1.5, tags: 'x' }, 'entries[0]');
    expect([fields.text('id'), fields.flag('isOn'), fields.count('pieces')]).to.deep.equal([
      null,
      false,
      null,
    ]);
    expect(fields.list('tags', (item) => item)).to.deep.equal([]);
    expect(noted).to.deep.equal(['id', 'isOn', 'pieces', 'tags'].map((name) => `entries[0].${name}`));
  });

  for (const pieces of [-1, 0.5, 1e999, 2 ** 53, '3', {}]) {
    it(`refuse the count ${JSON.stringify(pieces)}`, () => {
      const { fields, noted } = open({ pieces });
      expect([fields.count('pieces'), noted]).to.deep.equal([null, ['pieces']]);
    });
  }

  it('read minus zero as zero', () => {
    expect(Object.is(open({ pieces: -0 }).fields.count('pieces'), 0)).to.equal(true);
  });

  it('drop invalid items of a list', () => {
    const { fields, noted } = open({ tags: ['a', 1, 'b'] });
    const texts = fields.list('tags', (tag) => (typeof tag === 'string' ? tag : undefined));
    expect([texts, noted]).to.deep.equal([['a', 'b'], ['tags']]);
  });

  it('ignore inherited members', () => {
    const { fields, noted } = open(Object.create({ id: 'inherited' }));
    expect([fields.text('id'), fields.raw('constructor'), noted]).to.deep.equal([null, undefined, []]);
    expect(ownValue({ a: 1 }, 'toString')).to.equal(undefined);
    expect(ownValue(JSON.parse('{"__proto__": 1}') as Record<string, number>, '__proto__')).to.equal(1);
  });

  for (const json of [null, undefined, 7, 'text', [{ id: 'a' }]]) {
    it(`are empty for ${JSON.stringify(json)}`, () => {
      expect([isJsonObject(json), open(json).fields.raw('0')]).to.deep.equal([false, undefined]);
    });
  }

  it('are undefined for text that is not JSON', () => {
    expect([parseJson('{"a":'), parseJson(''), parseJson('null')]).to.deep.equal([
      undefined,
      undefined,
      null,
    ]);
  });
});
