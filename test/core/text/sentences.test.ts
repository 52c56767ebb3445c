import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { fill, isShowableMessage, joinWithAnd } from '../../../core/text/index.ts';

describe('names joined in a sentence', () => {
  for (const [names, sentence] of [
    [['Color'], 'Please select the Color options.'],
    [['Color', 'Size'], 'Please select the Color and Size options.'],
    [['Color', 'Size', 'Fit'], 'Please select the Color, Size and Fit options.'],
    [['A', 'B', 'C', 'D'], 'Please select the A, B, C and D options.'],
  ] as const) {
    it(sentence, () => {
      expect(fill('Please select the {options} options.', { options: joinWithAnd(names) })).to.equal(
        sentence,
      );
    });
  }

  it('are empty for no names', () => {
    expect(joinWithAnd([])).to.equal('');
  });
});

describe('a sentence with placeholders', () => {
  it('fills each placeholder as often as it appears', () => {
    expect(fill('{n} items in cart', { n: 3 })).to.equal('3 items in cart');
    expect(fill('{a}{b}{a}', { a: 'x', b: '' })).to.equal('xx');
  });

  it('does not read placeholders or patterns in a value', () => {
    expect(fill('{a} {b}', { a: '{b}', b: '$&$1' })).to.equal('{b} $&$1');
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(fill('<{option}>', { option: value })).to.equal(`<${value}>`);
      }),
    );
  });

  it('leaves other braces unchanged', () => {
    expect(fill('{} { n } {n', { n: 1 })).to.equal('{} { n } {n');
  });

  for (const name of ['option', 'toString', '__proto__']) {
    it(`throws without a value for {${name}}`, () => {
      expect(() => fill(`Please select the {${name}} option.`, {})).to.throw(
        `fill: expected a value for {${name}}`,
      );
    });
  }
});

describe('isShowableMessage', () => {
  for (const message of [
    'Only 2 left.',
    '  Sorry.\n',
    'x',
    'a'.repeat(500),
    ` ${'a'.repeat(500)} `,
    'Fewer than < 3',
    '1 <2> 3',
    'عذرًا 👩‍🚀',
  ]) {
    it(`accepts ${JSON.stringify(message.slice(0, 30))}, ${message.length} characters`, () => {
      expect(isShowableMessage(message)).to.equal(true);
    });
  }

  for (const message of [
    '',
    ' \n ',
    'a'.repeat(501),
    'a'.repeat(100_000),
    'a\u0000b',
    'a\u001b[31mb',
    'two\nlines',
    'a\u0085b',
  ]) {
    it(`refuses ${JSON.stringify(message.slice(0, 30))}, ${message.length} characters`, () => {
      expect(isShowableMessage(message)).to.equal(false);
    });
  }

  for (const markup of [
    '<b>Sorry</b>',
    '<!DOCTYPE html><title>502</title>',
    'x</p>',
    '"><svg onload=alert(1)>',
    '<!-- x -->',
    '<img src=x>',
  ]) {
    it(`refuses markup: ${markup}`, () => {
      expect(isShowableMessage(markup)).to.equal(false);
    });
  }

  for (const other of [undefined, null, 5, true, {}, ['Sorry.'], new String('Sorry.')]) {
    it(`refuses ${JSON.stringify(other)} (${typeof other})`, () => {
      expect(isShowableMessage(other)).to.equal(false);
    });
  }
});
