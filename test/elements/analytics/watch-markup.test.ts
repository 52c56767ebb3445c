import { expect } from '@open-wc/testing';
import type { Analytics } from '../../../core/analytics/index.ts';
import type * as Watch from '../../../elements/analytics/watch-markup.ts';
import { closeFreshPages, openFreshPage } from '../../support/fresh-page.ts';
import { waitUntil } from '../../support/wait-until.ts';

const FORMS = `
  <form data-form-id="contact"></form>
  <form data-form-id="news" data-variant="newsletter"></form>
  <site-form form-id="booking"><form data-form-id="booking-printed"></form></site-form>`;
const BUTTONS = `
  <div class="sqs-add-to-cart-button" data-item-id="mug" role="button">Add</div>
  <div class="sqs-add-to-cart-button" data-item-id="tee" role="button">Add</div>
  <a href="https://example.com/tour" data-store-button="tour"><b>Tour</b></a>`;

/** Opens a page, and collects its recorded events and reported errors. */
async function openPage(body: string, fail?: Error) {
  const { document, modules } = await openFreshPage<{ readonly watch: typeof Watch }>({
    modules: { watch: '/elements/analytics/watch-markup.ts' },
    body,
  });
  const received: (readonly [string, unknown])[] = [];
  const reports: unknown[] = [];
  const record: Analytics['record'] = (name, fields) => {
    if (fail) throw fail;
    received.push([name, fields]);
  };
  modules.watch.watchMarkup({ record } as Analytics, (error) => reports.push(error));
  return { document, received, reports };
}

describe('watchMarkup', () => {
  afterEach(closeFreshPages);

  it('records each form once, and counts a form inside a tag as the tag', async () => {
    const { received } = await openPage(FORMS);
    expect(received).to.deep.equal([
      ['form-render', { formId: 'contact', formType: 'form' }],
      ['form-render', { formId: 'news', formType: 'newsletter' }],
      ['form-render', { formId: 'booking', formType: 'form' }],
    ]);
  });

  it('records buttons of one name once', async () => {
    const { received } = await openPage(BUTTONS);
    expect(received).to.deep.equal([
      ['button-render', { buttonId: 'add-to-cart', destinationUrl: null }],
      ['button-render', { buttonId: 'tour', destinationUrl: 'https://example.com/tour' }],
    ]);
  });

  it('records markup that is drawn later, but not markup that is drawn again', async () => {
    const { document, received } = await openPage(FORMS);
    const main = document.createElement('main');
    main.innerHTML = FORMS + BUTTONS;
    document.body.append(main);
    await waitUntil(() => received.length > 3);
    expect(received.slice(3).map(([name]) => name)).to.deep.equal(['button-render', 'button-render']);
  });

  it('throws no error into the page', async () => {
    const fail = new Error('no record');
    const { document, reports } = await openPage(FORMS, fail);
    expect(reports).to.deep.equal([fail]);
    document.body.append(Object.assign(document.createElement('div'), { innerHTML: BUTTONS }));
    await waitUntil(() => reports.length === 2, 'the second was not reported');
  });
});
