import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  BILLING_UNITS,
  codeOfName,
  isNameIn,
  nameOfCode,
  PRODUCT_TYPES,
  RECORD_TYPES,
  type ProductTypeCode,
  type ProductTypeName,
} from '../../../core/enumerations/index.ts';

describe('a code or name from a document', () => {
  it('converts to the other', () => {
    const name: ProductTypeName | undefined = nameOfCode(PRODUCT_TYPES, 4);
    const code: ProductTypeCode | undefined = codeOfName(PRODUCT_TYPES, 'gift-card');
    expect(name).to.equal('gift-card');
    expect(code).to.equal(4);
    expect(nameOfCode(PRODUCT_TYPES, -1)).to.equal('undefined');
  });

  it('converts back for every row, so that no code is used twice', () => {
    for (const [name, code] of Object.entries(RECORD_TYPES)) {
      expect(nameOfCode(RECORD_TYPES, code)).to.equal(name);
      expect(codeOfName(RECORD_TYPES, name)).to.equal(code);
    }
  });

  for (const code of [3.5, 0, '4', null, undefined, Number.NaN, {}]) {
    it(`has no name when it is ${typeof code} ${JSON.stringify(code)}`, () => {
      expect(nameOfCode(RECORD_TYPES, code)).to.equal(undefined);
    });
  }

  for (const name of ['Text', '', 'toString', '__proto__', 'constructor', 1, null, undefined, ['text']]) {
    it(`has no code when it is ${typeof name} ${JSON.stringify(name)}`, () => {
      expect(codeOfName(RECORD_TYPES, name)).to.equal(undefined);
      expect(isNameIn(BILLING_UNITS, name)).to.equal(false);
    });
  }

  it('may be anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(nameOfCode(PRODUCT_TYPES, value) ?? 'physical').to.be.a('string');
        expect(codeOfName(PRODUCT_TYPES, value) ?? 1).to.be.a('number');
      }),
    );
  });

  it('matches a list of names case-sensitively', () => {
    expect(isNameIn(BILLING_UNITS, 'MONTH')).to.equal(true);
    expect(isNameIn(BILLING_UNITS, 'month')).to.equal(false);
    expect(isNameIn(BILLING_UNITS, 'DAY')).to.equal(false);
  });
});
