import { expect } from '@open-wc/testing';
import { canBeDrafted, createFormDraft, type DraftedControl } from '../../../core/form-draft/index.ts';
import { tabStorage } from '../../../core/session/index.ts';

const KEY = 'store-form-draft:/contact:contact:0';

type Holding = Partial<Pick<DraftedControl, 'initialValues' | 'choices'>> & { values?: readonly string[] };

/** A form with these controls. */
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

/** The values of a form after restoring its draft. */
function reopened(holding: Record<string, Holding>, isRevisit = true): Record<string, readonly string[]> {
  const form = formOf(holding);
  openDraft(isRevisit).restore(form.controls());
  return Object.fromEntries(form.values);
}

function save(holding: Record<string, Holding>): void {
  openDraft().save(formOf(holding).controls());
}

describe('createFormDraft', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('restores changed controls only', () => {
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

  it('replaces unchanged initial values, even by nothing', () => {
    save({
      name: { initialValues: ['Ada'], values: ['Grace'] },
      place: { initialValues: ['Home'], values: [] },
    });
    const again = reopened({ name: { initialValues: ['Ada'] }, place: { initialValues: ['Home'] } });
    expect(again).to.deep.equal({ name: ['Grace'], place: [] });
  });

  it('keeps newer input, and initial values that the page has changed', () => {
    save({ name: { values: ['Ada'] }, email: { values: ['ada@example.com'] } });
    const again = reopened({
      name: { values: ['Grace'] },
      email: { initialValues: ['printed@example.com'] },
    });
    expect(again).to.deep.equal({ name: ['Grace'], email: ['printed@example.com'] });
  });

  it('does not restore a choice that no longer exists', () => {
    save({ size: { values: ['XL'], choices: ['S', 'XL'] } });
    expect(reopened({ size: { choices: ['S', 'M'] } })).to.deep.equal({ size: [] });
  });

  it('keeps the input of absent controls', () => {
    save({ name: { values: ['Ada'] }, step2: { values: ['Two'] } });
    const draft = openDraft();
    const form = formOf({ name: {} });
    draft.restore(form.controls());
    form.type('name', 'Grace');
    draft.save(form.controls());
    expect(reopened({ name: {}, step2: {} })).to.deep.equal({ name: ['Grace'], step2: ['Two'] });
  });

  it('restores a control that is added later, once, and again after it was absent', () => {
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

  it('waits for choices that are added later', () => {
    save({ country: { values: ['NZ'], choices: ['NO', 'NZ'] } });
    const draft = openDraft();
    const empty = formOf({ country: { choices: [] } });
    draft.restore(empty.controls());
    draft.save(empty.controls());
    const filled = formOf({ country: { choices: ['NO', 'NZ'] } });
    draft.restore(filled.controls());
    expect(filled.values.get('country')).to.deep.equal(['NZ']);
  });

  it('is deleted by forget(), and once all controls have their initial values', () => {
    save({ name: { values: ['Ada'] } });
    openDraft().forget();
    expect(reopened({ name: {} })).to.deep.equal({ name: [] });
    save({ name: { values: ['Ada'] } });
    const draft = openDraft();
    draft.restore(formOf({ name: {} }).controls());
    draft.save(formOf({ name: {} }).controls());
    expect(sessionStorage.length).to.equal(0);
  });

  it('keeps a draft marked as sent for a revisit only', () => {
    save({ name: { values: ['Ada'] } });
    const draft = openDraft();
    draft.restore(formOf({ name: {} }).controls());
    draft.markSent();
    expect(reopened({ name: {} })).to.deep.equal({ name: ['Ada'] });
    expect(reopened({ name: {} }, false)).to.deep.equal({ name: [] });
    expect(sessionStorage.length).to.equal(0);
  });

  it('is separate for each form and page', () => {
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
    it(`ignores ${garbage.slice(0, 40)} in storage`, () => {
      sessionStorage.setItem(KEY, garbage);
      expect(reopened({ name: {} })).to.deep.equal({ name: [] });
    });
  }

  it('deletes a draft over the maximum length', () => {
    save({ name: { values: ['Ada'] } });
    save({ name: { values: ['a'.repeat(200_000)] } });
    expect(sessionStorage.length).to.equal(0);
  });
});

describe('canBeDrafted', () => {
  it('rejects secrets', () => {
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

  it('accepts ordinary input', () => {
    for (const autocomplete of ['', 'on', 'shipping street-address', 'email', 'transaction-amount'])
      expect(canBeDrafted({ name: 'cc', type: 'text', autocomplete })).to.equal(true);
  });
});
