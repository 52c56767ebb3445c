import type { PromisedLimit } from './promised-limit.ts';

const HEX_COLOUR = '(?:[0-9a-f]{3}|[0-9a-f]{6})';

/** What is neither a sentence nor a limit: how a text is put together, where a way leads, and how often a call is made. */
export const PROMISED_RULES: readonly PromisedLimit[] = [
  {
    paragraph: 'owner.md §5.1',
    says: 'the addresses are settings (`urls.upgradeTrial`, `urls.upgrade`)',
    file: 'owner/rules/upgrade-url.ts',
    source: "plan === 'trial' ? urls.upgradeTrial : urls.upgrade",
    holds: [],
    test: "upgradeUrl('trial', urls)).to.equal('/billing/upgrade')",
  },
  {
    paragraph: 'forms.md §4.4',
    says: 'A textarea shows a counter that follows the typing: "count / max"',
    file: 'core/forms/counter.ts',
    source: '`${length} / ${maxLength}`',
    holds: [],
    test: "['3 / 9', '3 / 9', '4 / 9', '8 / 9']",
  },
  {
    paragraph: 'cart-pill.md §1.1',
    says: 'with "item" or "items"',
    file: 'core/words/english/cart.ts',
    source: "itemCount: { one: '{n} item', other: '{n} items' }",
    holds: [],
    test: "countText: '1 item'",
  },
  {
    paragraph: 'products.md §10.1',
    says: '"{Value}" where the owner gave it no name',
    file: 'core/words/english/product.ts',
    // The form editor's "Value" is what a choice sends.
    source: "giftCardValue: 'Value'",
    test: "assert.equal(option().label, 'Value')",
  },
  {
    paragraph: 'template-language.md §6.6',
    says: '`Unexpected character at N: "c"`',
    file: 'engine/template/areas/expression/read-tokens.ts',
    source: '`Unexpected ${kind} at ${at}: ${JSON.stringify(character)}`',
    holds: [],
    test: 'Unexpected character at 4: "#"',
  },
  {
    paragraph: 'colours.md §1.1',
    says: '{3} or {6} hex digits, "#" optional',
    file: 'core/colour/hex-colour.ts',
    source: HEX_COLOUR,
    holds: [...HEX_COLOUR.matchAll(/\{(\d)\}/g)].map(([, digits]) => Number(digits)),
    test: "[...NO_COLOURS, '1234', '#12345']",
  },
  {
    paragraph: 'owner.md §1.4',
    says: 'if it is taken, "-{2}" is appended',
    file: 'owner/rules/store-setup/url-id.ts',
    source: 'let number = 2; isTaken(urlId);',
    test: "named('My store', ['my-store']), 'my-store-2'",
  },
  {
    paragraph: 'account.md §2.1',
    says: 'After an answer with `crumbFail` it is sent once more (7.3), and never a third time.',
    file: 'core/account/rest-gateway.ts',
    source: 'isAlwaysRetried: true',
    holds: [],
    test: 'is sent no third time, and the member stays logged in',
  },
  {
    paragraph: 'network.md §2.4',
    says: 'write is repeated once, with the same key, if there is another crumb by then',
    file: 'core/api/api.ts',
    source: 'return send(getCrumb(), path, isNew ? write : { ...write, headers: {} });',
    holds: [],
    test: 'is repeated once, with the key, after a reading has brought another crumb',
  },
];
