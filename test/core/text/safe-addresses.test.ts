import { expect } from '@open-wc/testing';
import { isLinkAddress, isPictureAddress } from '../../../core/text/index.ts';

/** address → safe for a link, safe for a picture */
const ADDRESSES: readonly (readonly [string, boolean, boolean])[] = [
  ['https://shop.example/mug', true, true],
  ['HTTP://shop.example', true, true],
  ['/shop/mug?a=b#c', true, true],
  ['//other.example/mug', true, true],
  ['', true, true],
  ['mug:8080', false, false],
  ['data:image/gif;base64,AAAA', false, true],
  [' data:image/svg+xml,x', false, true],
  ['data:text/html,image/', false, false],
  ['javascript:alert(1)', false, false],
  ['java\nscript:alert(1)', false, false],
  [' \u0001javascript:alert(1)', false, false],
  ['vbscript:x', false, false],
  ['mailto:a@b.example', false, false],
  ['blob:https://shop.example/1', false, false],
  ['https://', false, false],
];

describe('an untrusted URL', () => {
  for (const [address, isLink, isPicture] of ADDRESSES) {
    it(`${JSON.stringify(address)}: ${isLink ? 'a link' : 'no link'}, ${isPicture ? 'a' : 'no'} picture`, () => {
      expect([isLinkAddress(address), isPictureAddress(address)]).to.deep.equal([isLink, isPicture]);
    });
  }
});
