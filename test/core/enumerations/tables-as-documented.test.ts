import { expect } from '@open-wc/testing';
import * as enumerations from '../../../core/enumerations/index.ts';

/** Name and code pairs written out by hand; not taken from the tables under test. */
const SPECIFIED_CODES: Readonly<Record<string, string>> = {
  PAGE_TYPES: `main-content 1, page 2, splash 3, content-item 50, not-found 100, error 101, search 102, lock-screen 103,
    popup-overlay 104, protected-content 105, member-area-access-denied 106, show-cart 200, checkout 201,
    order-confirmed 202, donate 203, contribution-confirmed 204, cart-v2 205, subscription-confirmed 206,
    order-received 207, membership-confirmed 208, reviews-request 209, digital-product-preview 210, order-status 211,
    newsletter-unsubscribe 300, commerce-email-preview 301`,
  PRODUCT_TYPES: 'undefined -1, physical 1, digital 2, service 3, gift-card 4, paywall 5',
  BACKGROUND_SOURCES: 'undefined -1, upload 1, instagram 2, video 3, none 4',
  BLOCK_TYPES: `navigation 1, html 2, logo 3, map 4, image 5, twitter 6, journal 7, gallery 8, form 9, geo 10, index 11,
    collectionlink 12, link 13, tagcloud 14, comments 16, folder 17, menu 18, sociallinks 19, summary 20, spacer 21,
    embed 22, code 23, foursquare 24, instagram 25, calendar 26, postsbyauthor 27, postsbytag 28, postsbycategory 29,
    postsbymonth 30, quote 31, video 32, search 33, audio 41, fivehundredpix 42, product 43, markdown 44, flickr 45,
    amazon 46, horizontalrule 47, socialaccountlinks 48, rss 49, opentable 50, newsletter 51, donation 52, button 53,
    socialaccountlinks-v2 54, summary-v2 55, soundcloud 56, emailfooter 57, in-browser-message-link 58, tourdates 59,
    album 60, archive 61, chart 62, zola 63, acuity 65, opentable-v2 66, member-area 67, tock 68, accordion 69`,
  COLLECTION_TYPES: `generic 1, subscription 2, twitter 3, foursquare 4, instagram 5, gallery-block 6, template-page 7,
    splash-page 8, page 10, fivehundredpix 11, flickr 12, products 13, slide-gallery 15, slide-album 16,
    slide-video 17, album-block 18`,
  FOLDER_BEHAVIORS: 'index 1, redirect 2, none 3',
  RECORD_TYPES: `undefined -1, text 1, image 2, quote 4, link 5, audio 7, video 8, store-item 11, event 12, gallery 14,
    binary 15, css-asset 16, tweak-asset 17, digital-good 18, attachment 19, wordpress-export 20, json-export 21,
    site-search 30, active-time 31, tweet 50, checkin 52, kbarticle 54`,
  SLICE_TYPES: `undefined -1, heading 1, body 3, image 4, gallery 5, video 6, social-icons 7, buttons 8, navigation 9,
    custom-form 10, newsletter 11, album 12, map 13, logo 14, action 15, form 16, lock 17, password 18, twitter 19`,
  CONTRIBUTOR_ROLES: `admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, store-manager 8,
    scheduling 9, viewer 10, campaigns-editor 11, scheduling-viewer 12, scheduling-editor 13, none 14,
    website-manager 15`,
  LIKERT_SCALE: 'strongly-disagree -2, disagree -1, neutral 0, agree 1, strongly-agree 2',
};

const SPECIFIED_NAMES: Readonly<Record<string, string>> = {
  PAGE_LEVEL_SLICE_TYPES: 'cover-page, lock-screen, popup-overlay',
  TWEAK_PAGE_TYPES: 'splash-page, lock-screen, popup-overlay, checkout, style',
  TWEAK_EVENTS: 'change, close, save, reset, after-show, after-close, before-open',
  GALLERY_ITEM_MEDIA_TYPES: 'imageEmpty, imageFile, imageLicensed, imageReused, assetReused, video',
  GALLERY_DESIGNS: 'grid, slideshow, slider, stacked',
  GALLERY_META_POSITIONS: 'top, top-left, top-right, center, bottom, bottom-left, bottom-right',
  GALLERY_ALIGNMENTS: 'center, left, right',
  BLOCK_POSITIONS: `TOP_LEFT, TOP_CENTER, TOP_RIGHT, CENTER_LEFT, CENTER, CENTER_RIGHT,
    BOTTOM_LEFT, BOTTOM_CENTER, BOTTOM_RIGHT`,
  ANALYTICS_EVENT_SOURCES: 'WEB, IOS, ANDROID, SERVER',
  SOURCE_ENVIRONMENTS: 'dev, qa, staging, prod',
  BILLING_UNITS: 'WEEK, MONTH, YEAR',
  COLLECTION_VIEW_TYPES: 'list, grid, product',
  DEVICE_VIEW_TYPES: 'desktop, phone, tablet',
  FORM_FIELD_TYPES: `text, textarea, email, number, website, currency, password, twitter, date, time, name, address,
    phone, section, radio, checkbox, select, likert, hidden`,
  DAY_HALVES: 'AM, PM',
  FORM_ANSWER_TYPES: 'date, name, time, address, checkbox, likert, radio, select, phone, single',
};

const words = (text: string) => text.split(',').map((word) => word.trim());
/** Tested by their own test. */
const OTHER_TABLES = ['ANSWER_PARTS'];
// Labels are display names; they are tested with the other texts.
const tables = Object.entries(enumerations).filter(
  ([name]) => /^[A-Z_]+$/.test(name) && !name.endsWith('_LABELS') && !OTHER_TABLES.includes(name),
);

describe('the enumerations of docs/behaviour', () => {
  it('are all covered by this test', () => {
    expect(tables.map(([name]) => name)).to.have.members([
      ...Object.keys(SPECIFIED_CODES),
      ...Object.keys(SPECIFIED_NAMES),
    ]);
  });

  it('have the parts of each answer in the order of its keys', () => {
    expect(enumerations.ANSWER_PARTS).to.deep.equal({
      address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
      date: ['Month', 'Day', 'Year'],
      name: ['First', 'Last'],
      phone: ['Country', 'Areacode', 'Prefix', 'Line'],
      time: ['Hour', 'Minute', 'Second', 'Ampm'],
    });
  });

  for (const [name, table] of tables) {
    const codes = SPECIFIED_CODES[name];
    it(`${name} has every name ${codes === undefined ? '' : 'and code '}and no other`, () => {
      if (codes === undefined) expect(table).to.deep.equal(words(SPECIFIED_NAMES[name] ?? ''));
      else
        expect(Object.entries(table).map(([key, code]) => `${key} ${String(code)}`)).to.have.members(
          words(codes),
        );
    });
  }
});
