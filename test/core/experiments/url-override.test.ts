import { expect } from '@open-wc/testing';
import { atom } from 'nanostores';
import { createExperiments, type ExperimentsParts } from '../../../core/experiments/index.ts';
import { createPageSettings } from '../../../core/page/index.ts';
import { useCookiesAlone } from '../session/exclusive-cookies.ts';

const EXPERIMENTS = [
  { name: 'button', variant: 'blue', status: 'ACTIVE' },
  { name: 'price', variant: 'plain', status: 'ACTIVE' },
  { name: 'old', variant: 'on', status: 'COMPLETED' },
];
const { $settings: $defaults } = createPageSettings({ document: null });

interface Visit extends Pick<ExperimentsParts, 'openStorage'> {
  readonly query?: string;
  readonly websiteStatus?: string | null;
  readonly flags?: Readonly<Record<string, boolean>>;
}

/** Opens a page of the site and returns the variants it shows. */
function visit({ query = '', websiteStatus = 'internal', flags = {}, openStorage }: Visit = {}) {
  const warnings: string[] = [];
  const settings = {
    $settings: atom({ ...$defaults.get(), experiments: EXPERIMENTS, websiteStatus, flags }),
  };
  const { variantOf } = createExperiments({
    settings,
    getQuery: () => query,
    warn: (sentence) => warnings.push(sentence),
    ...(openStorage && { openStorage }),
  });
  return {
    seen: ['button', 'price', 'old', 'unknown'].map((name) => variantOf(name)),
    warnings,
    variantOf,
    settings,
  };
}

describe('experiments', () => {
  useCookiesAlone();
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('are shown only if they are active', () => {
    expect(visit({ websiteStatus: null }).seen).to.deep.equal(['blue', 'plain', null, null]);
  });

  it('use the first active one of several with one name', () => {
    const { settings, variantOf } = visit();
    const twice = ['off', 'first', 'second'].map((variant) => ({
      name: 'button',
      variant,
      status: variant === 'off' ? 'PAUSED' : 'ACTIVE',
    }));
    settings.$settings.set({ ...settings.$settings.get(), experiments: twice });
    expect(variantOf('button')).to.equal('first');
  });

  it('are overridden by the URL on an internal site', () => {
    const { seen } = visit({ query: '?experiments=button:green,price:bold' });
    expect(seen).to.deep.equal(['green', 'bold', null, null]);
  });

  it('are overridden by the URL for an internal user of any site', () => {
    const { seen } = visit({
      query: '?experiments=button:green',
      websiteStatus: 'paid',
      flags: { 'internal-user': true },
    });
    expect(seen).to.deep.equal(['green', 'plain', null, null]);
  });

  for (const websiteStatus of [null, 'paid', 'INTERNAL'])
    it(`are not overridden for other visitors: ${websiteStatus}`, () => {
      const query = '?experiments=button:green';
      expect(visit({ query, websiteStatus }).seen).to.deep.equal(['blue', 'plain', null, null]);
      expect(sessionStorage, 'nothing is kept').to.have.lengthOf(0);
    });

  it('are not activated by an override', () => {
    expect(visit({ query: '?experiments=old:off,unknown:on' }).seen).to.deep.equal([
      'blue',
      'plain',
      null,
      null,
    ]);
  });

  it('keep an override for the session', () => {
    visit({ query: '?experiments=button:green' });
    expect(visit().seen[0]).to.equal('green');
    sessionStorage.clear();
    expect(visit().seen[0], 'in the next session').to.equal('blue');
  });

  it('ignore a stored override once the site is no longer internal', () => {
    visit({ query: '?experiments=button:green' });
    expect(visit({ websiteStatus: 'paid' }).seen[0]).to.equal('blue');
  });

  it('drop the override on "reset"', () => {
    visit({ query: '?experiments=button:green' });
    expect(visit({ query: '?experiments=reset' }).seen[0]).to.equal('blue');
    expect(visit().seen[0], 'on the next page').to.equal('blue');
  });

  it('replace the override by any other value, even an empty one', () => {
    visit({ query: '?experiments=button:green' });
    expect(visit({ query: '?experiments=price:bold' }).seen).to.deep.equal(['blue', 'bold', null, null]);
    expect(visit({ query: '?experiments=' }).seen).to.deep.equal(['blue', 'plain', null, null]);
    expect(visit().seen).to.deep.equal(['blue', 'plain', null, null]);
  });

  it('warn once about a malformed part, and apply the others', () => {
    const { seen, warnings } = visit({ query: '?experiments=green,price:bold,:,button:' });
    expect(seen).to.deep.equal(['blue', 'bold', null, null]);
    expect(warnings).to.deep.equal(
      ['green', ':', 'button:'].map((part) => `"${part}" overrides no experiment; write name:variant.`),
    );
  });

  it('apply an override to this page with a warning if storage fails', () => {
    const { seen, warnings } = visit({
      query: '?experiments=button:green',
      openStorage: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    expect(seen[0]).to.equal('green');
    expect(warnings).to.deep.equal([
      'unable to keep the override of experiments; it holds for this page only.',
    ]);
    expect(visit().seen[0]).to.equal('blue');
  });
});
