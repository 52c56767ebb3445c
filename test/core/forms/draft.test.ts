import { expect } from '@open-wc/testing';
import { canBeDrafted, createFormDraft, type DraftedControl } from '../../../core/forms/index.ts';
import { tabStorage } from '../../../core/session/index.ts';

const KEY = 'store-form-draft:/contact:contact:0';

type Holding = Partial<Pick<DraftedControl, 'initialValues' | 'choices'>> & { values?: readonly string[] };

/** A form whose controls hold what is said of them. */
function formOf(holding: Record<string, Holding>) {
  const values = new Map(
    Object.entries(holding).map(([key, one]) => [key, one.values ?? one.initialValues ?? []]),
  );
  const controls = (): readonly DraftedControl[] =>
    Object.entries(holding).map(([key, { initialValues = [], choices = null }]) => ({
      key,
      initialValues,
      values: values.get(key) ?? [],
      choices,
      fill: (restored) => values.set(key, restored),
    }));
  return { controls, type: (key: string, ...typed: string[]) => values.set(key, typed), values };
}

const openDraft = (isRevisit = true, key = KEY) =>
  createFormDraft({ storage: tabStorage(), key, isRevisit: () => isRevisit });

/** What a form holds after its draft has been filled in. */
function reopened(holding: Record<string, Holding>, isRevisit = true): Record<string, readonly string[]> {
  const form = formOf(holding);
  openDraft(isRevisit).restore(form.controls());
  return Object.fromEntries(form.values);
}

function save(holding: Record<string, Holding>): void {
  openDraft().save(formOf(holding).controls());
}

describe('what was typed before a reload', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('is filled in again, controls that were left alone are not', () => {
    save({
      email: { values: ['ada@example.com'] },
      glaze: { values: ['Ash', 'Celadon'], choices: ['Ash', 'Celadon'] },
      size: { initialValues: ['M'], choices: ['S', 'M'] },
    });
    const again = reopened({
      email: {},
      glaze: { choices: ['Celadon', 'Ash'] },
      size: { initialValues: ['M'], choices: ['S', 'M'] },
    });
    expect(again).to.deep.equal({ email: ['ada@example.com'], glaze: ['Ash', 'Celadon'], size: ['M'] });
    expect(sessionStorage.getItem(KEY)).not.to.contain('size');
  });

  it('replaces what the page says now as it did then, also by nothing', () => {
    save({
      name: { initialValues: ['Ada'], values: ['Grace'] },
      place: { initialValues: ['Home'], values: [] },
    });
    const again = reopened({ name: { initialValues: ['Ada'] }, place: { initialValues: ['Home'] } });
    expect(again).to.deep.equal({ name: ['Grace'], place: [] });
  });

  it('gives way to what was typed since, and to what the page says otherwise than then', () => {
    save({ name: { values: ['Ada'] }, email: { values: ['ada@example.com'] } });
    const again = reopened({
      name: { values: ['Grace'] },
      email: { initialValues: ['printed@example.com'] },
    });
    expect(again).to.deep.equal({ name: ['Grace'], email: ['printed@example.com'] });
  });

  it('is not chosen where it is no longer on offer', () => {
    save({ size: { values: ['XL'], choices: ['S', 'XL'] } });
    expect(reopened({ size: { choices: ['S', 'M'] } })).to.deep.equal({ size: [] });
  });

  it('waits for a control that is not there yet', () => {
    save({ name: { values: ['Ada'] }, step2: { values: ['Two'] } });
    const draft = openDraft();
    const form = formOf({ name: {} });
    draft.restore(form.controls());
    form.type('name', 'Grace');
    draft.save(form.controls());
    expect(reopened({ name: {}, step2: {} })).to.deep.equal({ name: ['Grace'], step2: ['Two'] });
  });

  it('is filled into a control that comes later, once, and again when it was away', () => {
    save({ name: { values: ['Ada'] }, step2: { values: ['Two'] } });
    const draft = openDraft();
    const first = formOf({ name: {} });
    const both = formOf({ name: { values: ['Grace'] }, step2: {} });
    draft.restore(first.controls());
    draft.save(both.controls());
    draft.restore(both.controls());
    expect(both.values.get('step2')).to.deep.equal(['Two']);
    both.type('step2');
    draft.restore(both.controls());
    expect(both.values.get('step2'), 'emptied by the visitor').to.deep.equal([]);
    both.type('step2', 'Three');
    draft.save(both.controls());
    draft.restore(first.controls());
    both.type('step2');
    draft.restore(both.controls());
    expect(both.values.get('step2')).to.deep.equal(['Three']);
  });

  it('waits for a list whose choices come later', () => {
    save({ country: { values: ['NZ'], choices: ['NO', 'NZ'] } });
    const draft = openDraft();
    const empty = formOf({ country: { choices: [] } });
    draft.restore(empty.controls());
    draft.save(empty.controls());
    const filled = formOf({ country: { choices: ['NO', 'NZ'] } });
    draft.restore(filled.controls());
    expect(filled.values.get('country')).to.deep.equal(['NZ']);
  });

  it('is gone once the form is saved or reset, and once all is as it was', () => {
    save({ name: { values: ['Ada'] } });
    openDraft().forget();
    expect(reopened({ name: {} })).to.deep.equal({ name: [] });
    save({ name: { values: ['Ada'] } });
    const draft = openDraft();
    draft.restore(formOf({ name: {} }).controls());
    draft.save(formOf({ name: {} }).controls());
    expect(sessionStorage.length).to.equal(0);
  });

  it('of a form that the page has sent itself is there for whoever comes back, not for a new visit', () => {
    save({ name: { values: ['Ada'] } });
    const draft = openDraft();
    draft.restore(formOf({ name: {} }).controls());
    draft.markSent();
    expect(reopened({ name: {} })).to.deep.equal({ name: ['Ada'] });
    expect(reopened({ name: {} }, false)).to.deep.equal({ name: [] });
    expect(sessionStorage.length).to.equal(0);
  });

  it('belongs to one form of one page', () => {
    save({ name: { values: ['Ada'] } });
    const other = formOf({ name: {} });
    openDraft(true, 'store-form-draft:/shop:contact:0').restore(other.controls());
    expect(other.values.get('name')).to.deep.equal([]);
  });

  for (const garbage of [
    'no JSON',
    '{"v":1,"exp":null,"data":null}',
    '{"v":1,"exp":null,"data":{"entries":"none"}}',
    '{"v":1,"exp":null,"data":{"entries":[null,1,{"key":"name"},{"key":"name","initialValues":[],"values":[1]}]}}',
    '{"v":2,"exp":null,"data":{"entries":[{"key":"name","initialValues":[],"values":["Ada"]}]}}',
  ]) {
    it(`is nothing where storage holds ${garbage.slice(0, 40)}`, () => {
      sessionStorage.setItem(KEY, garbage);
      expect(reopened({ name: {} })).to.deep.equal({ name: [] });
    });
  }

  it('is not kept beyond what a store takes', () => {
    save({ name: { values: ['Ada'] } });
    save({ name: { values: ['a'.repeat(200_000)] } });
    expect(sessionStorage.length).to.equal(0);
  });
});

describe('a draft', () => {
  it('holds no secrets, whatever the control is called', () => {
    const text = { name: 'message', type: 'text', autocomplete: '' };
    for (const secret of [
      { type: 'password' },
      { type: 'hidden' },
      { type: 'file' },
      { autocomplete: 'off' },
      { autocomplete: ' OFF ' },
      { autocomplete: 'section-pay billing cc-number' },
      { autocomplete: 'new-password' },
      { autocomplete: 'current-password webauthn' },
      { autocomplete: 'one-time-code' },
      { name: 'g-recaptcha-response' },
      { name: 'h-captcha-response' },
      { name: 'cf-turnstile-response' },
      { name: 'crumb' },
    ])
      expect(canBeDrafted({ ...text, ...secret }), JSON.stringify(secret)).to.equal(false);
  });

  it('holds what a visitor types', () => {
    for (const autocomplete of ['', 'on', 'shipping street-address', 'email', 'transaction-amount'])
      expect(canBeDrafted({ name: 'cc', type: 'text', autocomplete })).to.equal(true);
  });
});
