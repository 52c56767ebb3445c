import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';

import { formatMoney, money } from '../../core/money/index.ts';
import { WORDS as FRENCH } from '../../core/words/languages/words-fr.ts';
import { OTHER_LANGUAGES } from '../../demo/site/website.ts';
import { SITE_TEXTS } from '../../demo/site/words/english.ts';
import { createPhrasebook } from '../../demo/server/platform/pages/translation/phrasebook.ts';
import { siteTranslator } from '../../demo/server/platform/pages/translation/site-translator.ts';
import { MARKS, translateTemplate } from '../../demo/server/platform/pages/translation/translate-template.ts';
import { wordsOf } from '../../demo/server/platform/shared/speech.ts';
import { MESSAGES } from '../../demo/server/platform/shared/strings.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import { hiddenValue, seenControls, Visitor } from '../support/visitor.ts';

const PATHS = [
  '/',
  '/shop',
  '/shop/mug',
  '/shop/tee',
  '/shop/gift-card',
  '/shop/harbour-tea',
  '/shop/mug/reviews',
  '/shop/bud-vase/restock',
  '/journal',
  '/journal/why-a-tee-has-five-seams',
  '/journal/how-to-send-a-bowl-back',
  '/events',
  '/gallery',
  '/contact',
  '/members',
  '/lessons',
  '/lessons/centering-the-clay',
  '/cart',
  '/checkout',
  '/nothing-here',
];

/** The text of a page that is not marked as English. */
function unmarkedTexts(page: string): readonly string[] {
  return page
    .replace(/<!doctype[^>]*>|<(script|style|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<bdi lang="en-US">.*?<\/bdi>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

describe('pages in another language', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null });
  let visitor: Visitor;
  before(async () => {
    const owner = await arriveAsOwner(store.url);
    await turnLanguagesOn(owner, OTHER_LANGUAGES);
    visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
  });

  for (const language of OTHER_LANGUAGES)
    it(`mark every remaining English text: ${language}`, async () => {
      const ours = new Set<string>(SITE_TEXTS);
      for (const path of PATHS) {
        const { text } = await visitor.get(`/${language}${path === '/' ? '' : path}`);
        assert.doesNotMatch(text, /[\uE000-\uE003]/, path);
        const here = unmarkedTexts(text).filter((each) => ours.has(each));
        // Some words are the same in two languages.
        assert.deepEqual(
          here.filter((each) => each.includes(' ')),
          [],
          path,
        );
      }
    });

  it('add their language to links, not to what visitors have written', async () => {
    const post = '/journal/why-a-tee-has-five-seams';
    const body = 'My page: <a href="/shop"> and href="/shop"';
    await visitor.post(`${post}/comments`, { author: 'Di', body });
    const { text } = await visitor.get(`/fr${post}`);
    assert.ok(text.includes('My page: &lt;a href="/shop"&gt; and href="/shop"'));
    assert.match(text, /<a [^>]*href="\/fr\/shop"/);
  });

  it('add their language to links of the owner, whose attributes may contain signs of markup', async () => {
    const owner = await arriveAsOwner(store.url);
    const frame = { header: '<a title="Mugs > bowls" href="/events">Events</a>', footer: '' };
    assert.equal((await owner.send('PUT', '/api/site-header-footer', frame)).status, 200);
    const { text } = await visitor.get('/fr/shop');
    assert.match(text, /<a [^"]*title="Mugs [^"]*bowls"[^<]*>Events/);
    assert.match(text, /<a [^<]*href="\/fr\/events"[^<]*>Events<\/a>/);
    assert.equal(
      (await owner.send('PUT', '/api/site-header-footer', { header: '', footer: '' })).status,
      200,
    );
  });

  it('print the words of the tags', async () => {
    const { text } = await visitor.get('/fr/shop/mug');
    assert.ok(text.includes(` type="submit">${FRENCH.addToCart}</button>`));
    assert.match(text, /<span part="count">1 article<\/span>/);
    assert.match(text, /<title>Stoneware Mug · Clay &amp; Cotton<\/title>/);
    const cart = (await visitor.get('/fr/cart')).text;
    assert.match(cart, /<title>Panier · /);
    assert.match(cart, /aria-label="Quantité\u00A0: Stoneware Mug"/);

    assert.match((await visitor.get('/ja/shop')).text, /<h1>ショップ<\/h1>/);
  });

  it('mark the texts of the owner, and no others', async () => {
    const { text } = await visitor.get('/ar/shop/mug');
    assert.match(text, /<h1><bdi lang="en-US">Stoneware Mug<\/bdi><\/h1>/);
    assert.doesNotMatch((await visitor.get('/shop/mug')).text, /<bdi lang="en-US">/);
  });

  it('format amounts in digits that do not depend on the locale data', async () => {
    const { text } = await visitor.get('/ar/shop/mug');
    const amount = formatMoney(money(1800, 'USD'), { locale: 'ar-u-nu-latn' });
    assert.match(amount, /18\.00/);
    assert.ok(text.includes(amount), amount);
    assert.doesNotMatch(text, /[٠-٩]/);
    assert.match(text, /"locale":"ar-u-nu-latn"/);
  });

  it('isolate every amount where the language is written from right to left', async () => {
    const buyer = await Visitor.arrive(store.url);
    await buyer.add({ itemId: 'mug', sku: 'mug' });
    for (const path of ['/shop', '/shop/mug', '/shop/gift-card', '/shop/harbour-tea', '/cart', '/checkout']) {
      const { text } = await buyer.get(`/ar${path}`);
      const amounts = text.match(/.{0,20}US\$.{0,2}/gsu) ?? [];
      assert.ok(amounts.length > 0, path);
      for (const amount of amounts) assert.match(amount, /\u2068\u200f-?[\d,.]+\u00a0US\$\u200e\u2069/, path);
      assert.doesNotMatch((await buyer.get(path)).text, /[\u2066-\u2069]/);
    }
  });

  it('translate the payment of subscriptions', async () => {
    const { text } = await visitor.get('/de/shop');
    assert.match(text, /14,00\s\$ jede Woche/);
    assert.match(text, /40,00\s\$ jeden Monat für 1 Jahr|40,00\s\$ jeden Monat/);
  });

  it('format dates by the language', async () => {
    const { text } = await visitor.get('/fr/journal');
    const bylines = [...text.matchAll(/<p class="byline"><time[^>]*>([^<]*)/g)].map(([, date]) => date!);
    assert.ok(bylines.length > 1);
    for (const date of bylines) assert.match(date, /^\d{1,2} \p{Ll}+ 20\d\d$/u);
    const events = (await visitor.get('/de/events')).text;
    assert.match(events, /<time[^>]*>\p{L}+tag, \d{1,2}\. \p{L}+ 20\d\d um \d\d:\d\d<\/time> bis <time/u);
  });

  it('translate the reason of a refusal, by its name', async () => {
    const { text } = await visitor.get('/fr/shop/mug');
    const refused = await visitor.post('/fr/cart/entries', {
      itemId: 'mug',
      quantity: 'some',
      idempotencyKey: hiddenValue(text, 'idempotencyKey'),
    });
    const location = refused.headers.get('location') ?? '';
    assert.match(location, /notice=notNumber/);
    assert.doesNotMatch((await visitor.get(location)).text, /Quantity must be a number\./);
  });

  it('translate the errors at the fields of comments and members, and at a line whose stock is too low', async () => {
    const errorsIn = (page: string) =>
      [...page.matchAll(/<span class="field-error"[^>]*>(.*?)<\/span>/g)].map(([, error]) => error);
    const { fieldRequired } = FRENCH;
    const comment = await visitor.post('/fr/journal/why-a-tee-has-five-seams/comments', {});
    assert.deepEqual(errorsIn(comment.text), [fieldRequired, fieldRequired]);
    const member = await visitor.post('/fr/members/join', {});
    assert.deepEqual(errorsIn(member.text), [
      fieldRequired,
      'Votre mot de passe doit comporter au moins 8 caractères.',
    ]);

    const [buyer, rival] = await Promise.all([Visitor.arrive(store.url), Visitor.arrive(store.url)]);
    await buyer.add({ itemId: 'tee', sku: 'tee-forest-xl', quantity: 2 });
    await rival.add({ itemId: 'tee', sku: 'tee-forest-xl', quantity: 1 });
    assert.equal((await rival.order()).status, 303);
    const typed = { email: 'ann@example.com', name: 'Ann', idempotencyKey: randomUUID() };
    const page = await buyer.get('/fr/checkout');
    const { status, text } = await buyer.post('/fr/checkout', { ...seenControls(page), ...typed });
    assert.equal(status, 409);
    assert.equal(/<p class="line-problem">(.*?)<\/p>/.exec(text)?.[1], FRENCH.notEnough);
  });
});

describe('a template in another language', () => {
  const book = createPhrasebook({
    Cart: 'Panier',
    '{price} each': '{price} pièce',
    'Back to {title}': 'Vers {title}',
  });
  const translate = (source: string) => translateTemplate(source, book, 'en');

  it('translates known texts around its values', () => {
    assert.equal(translate('<h1>Cart</h1>'), '<h1>Panier</h1>');
    assert.equal(translate('<p>{unitPrice|money} each</p>'), '<p>{unitPrice|money} pièce</p>');
    assert.equal(translate('<ul aria-label="Cart"></ul>'), '<ul aria-label="Panier"></ul>');
  });

  it('marks untranslated texts, except where no markup is allowed', () => {
    assert.equal(translate('<p>Made of clay.</p>'), '<p><bdi lang="en">Made of clay.</bdi></p>');
    assert.equal(translate('<option>Made of clay.</option>'), '<option>Made of clay.</option>');
    const macro = '{.macro page-title}{.if a}Clay{.end}{.end}';
    assert.equal(translate(`${macro}<b>Clay</b>`), `${macro}<b><bdi lang="en">Clay</bdi></b>`);
    assert.equal(translate('<script>Made of clay.</script>'), '<script>Made of clay.</script>');
  });

  it('marks texts of the owner, to be checked once they are printed', () => {
    const { own, end } = MARKS;
    assert.equal(translate('<a>Back to {title|html}</a>'), `<a>Vers ${own}{title|html}${end}</a>`);
  });

  it('keeps visitor text with the characters of its marks unchanged in page data', async () => {
    const { page } = siteTranslator('fr', await wordsOf('fr'));
    const data = '{"name":"\uE000Shop\uE003"}';
    assert.equal(page(data), data);
    assert.equal(page(`${MARKS.own}Mug${MARKS.end}`), '<bdi lang="en-US">Mug</bdi>');
  });

  it('keeps names that look like a sentence of the site', () => {
    const sentences = createPhrasebook({ 'At least {n}.': 'Au moins {n}.', 'From {source}': 'De {source}' });
    assert.equal(sentences.say('At least 2.'), 'Au moins 2.');
    assert.equal(sentences.say('From the kiln'), undefined);
  });
});

describe('the texts of the site', () => {
  it('are all printed by a template or by the server', () => {
    const folder = join(import.meta.dirname, '../../demo/site');
    const sources = readdirSync(join(folder, 'templates'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.html'))
      .map((path) => readFileSync(join(folder, 'templates', path), 'utf8'));
    const said = [...sources, readFileSync(join(folder, 'website.ts'), 'utf8'), ...Object.values(MESSAGES)];
    const joined = said.join('\n');
    const all = joined + joined.replace(/\{[^{}]*\}/g, '{}');
    assert.deepEqual(
      SITE_TEXTS.filter((text) => !all.includes(text.replace(/\{[^{}]*\}/g, '{}'))),
      [],
    );
  });
});
