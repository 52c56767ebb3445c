import { expect } from '@open-wc/testing';
import {
  BYTES_PER_MB,
  changedPassword,
  confirmationOf,
  connectedAccountLink,
  CONTENT_LIMITS,
  MASKED_PASSWORD,
  upgradeUrl,
} from '../../../owner/rules/index.ts';

describe('the question before an irreversible action', () => {
  it('names the deleted file, whatever its name', () => {
    expect(confirmationOf({ kind: 'delete-file', filename: 'menu.pdf' })).to.deep.equal({
      question: "Delete 'menu.pdf'?",
      note: "This can't be undone. Make sure to update all links to this file.",
    });
    for (const filename of ['{filename}', '$&', ''])
      expect(confirmationOf({ kind: 'delete-file', filename }).question).to.equal(`Delete '${filename}'?`);
  });

  it('explains the effect of disconnecting', () => {
    expect(confirmationOf({ kind: 'disconnect-mailchimp' })).to.deep.equal({
      question: 'Disconnect MailChimp?',
      note: 'Form submissions will no longer be sent to your Mailchimp account.',
    });
  });

  it('asks about unsaved changes', () => {
    expect(confirmationOf({ kind: 'leave-changes' })).to.deep.equal({
      question: 'You have made changes. Do you want to save or discard them?',
    });
  });
});

describe('the link to a connected account', () => {
  for (const title of [undefined, '', '  '])
    it(`reads "Order Now" where its title is ${JSON.stringify(title)}`, () => {
      const link = connectedAccountLink('https://orders.example/7', title);
      expect(link).to.deep.equal({ title: 'Order Now', externalLink: 'https://orders.example/7' });
    });

  it("reads the owner's title", () => {
    expect(connectedAccountLink('/x', ' Eat here ').title).to.equal('Eat here');
  });
});

describe('upgradeUrl', () => {
  const urls = { upgradeTrial: '/billing/upgrade', upgrade: '/billing/subscriptions' };

  it('differs between a trial and a paid plan', () => {
    expect(upgradeUrl('trial', urls)).to.equal('/billing/upgrade');
    expect(upgradeUrl('paid', urls)).to.equal('/billing/subscriptions');
  });

  it('is null for each plan that the settings lack', () => {
    expect(upgradeUrl('trial', { ...urls, upgradeTrial: null })).to.equal(null);
    expect(upgradeUrl('paid', { ...urls, upgrade: null })).to.equal(null);
  });
});

describe('the placeholder of a password that is set', () => {
  it('keeps the password while it is unchanged', () => {
    expect(changedPassword(MASKED_PASSWORD)).to.equal(null);
  });

  for (const typed of ['', 'secret', `${MASKED_PASSWORD}x`, MASKED_PASSWORD.slice(1), '********'])
    it(`is dropped when the owner types ${JSON.stringify(typed)}`, () => {
      expect(changedPassword(typed)).to.equal(typed);
    });
});

describe('the limits of a site', () => {
  it('match docs/behaviour', () => {
    expect(CONTENT_LIMITS).to.deep.equal({
      blocksPerLayout: 60,
      tracksPerAlbum: 60,
      itemsPerOrderedCollection: 250,
      productsPerCollection: 200,
      nestedCategories: 10_000,
      navigationDepth: 3,
      photoServiceGalleries: 20,
      photoServiceGallerySize: 50,
      tagLength: 50,
      categoryLength: 25,
      shortestUrlId: 3,
    });
    expect(BYTES_PER_MB).to.equal(1_000_000);
  });
});
