import { expect } from '@open-wc/testing';
import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import type { Api } from '../../../core/api/index.ts';
import {
  createMemoryFormEditorGateway,
  editForm,
  failureSentence,
  FormEditing,
  restFormEditorGateway,
  type FormEditorGateway,
} from '../../../owner/forms/index.ts';

const SCHEMA = { id: 'contact', fields: [{ id: 'a', type: 'text', title: 'A' }], kept: true };

/** A gateway to a fake API. */
function openStore(): FormEditorGateway {
  let stored = { id: 'contact', version: 1, schema: SCHEMA as object };
  const find = (path: string) => {
    if (path !== '/api/owner/forms/contact')
      throw new StorefrontError(FAILURE_KINDS.notFound, { status: 404 });
    return stored;
  };
  const api: Api = {
    read: (path) => Promise.resolve().then(() => find(path)),
    write: (method, path, { body } = {}) =>
      Promise.resolve().then(() => {
        expect(method).to.equal('PUT');
        const { id, version, schema } = body as typeof stored;
        if (find(path).version !== version)
          throw new StorefrontError(FAILURE_KINDS.inFlight, { status: 409 });
        return (stored = { id, version: version + 1, schema });
      }),
  };
  return restFormEditorGateway(api);
}

const GATEWAYS: Readonly<Record<string, () => FormEditorGateway>> = {
  'in the store': openStore,
  'in the page': () => createMemoryFormEditorGateway({ contact: SCHEMA }),
};

for (const [place, open] of Object.entries(GATEWAYS))
  describe(`a form that is kept ${place}`, () => {
    it('is loaded, saved and loaded again', async () => {
      const forms = open();
      const { version, schema } = await forms.loadForm('contact');
      expect(schema).to.deep.equal(SCHEMA);
      const saved = await forms.saveForm('contact', { version, schema: { ...schema, more: 1 } });
      expect(saved.outcome).to.equal('saved');
      expect((await forms.loadForm('contact')).schema).to.deep.equal({ ...SCHEMA, more: 1 });
    });

    it('does not overwrite a newer version', async () => {
      const forms = open();
      const { version, schema } = await forms.loadForm('contact');
      await forms.saveForm('contact', { version, schema: { ...schema, theirs: 1 } });
      const answer = await forms.saveForm('contact', { version, schema: { ...schema, mine: 1 } });
      expect(answer.outcome === 'conflict' && answer.current.schema).to.deep.equal({ ...SCHEMA, theirs: 1 });
    });

    it('is not found under another name', async () => {
      const error = await open()
        .loadForm('other')
        .catch((caught: unknown) => caught);
      expect((error as StorefrontError).kind).to.equal(FAILURE_KINDS.notFound);
    });
  });

interface Open {
  readonly forms: ReturnType<typeof createMemoryFormEditorGateway>;
  readonly editing: FormEditing;
  readonly reported: unknown[];
  readonly notified: unknown[];
}

async function openEditing(ask: () => boolean = () => true): Promise<Open> {
  const forms = createMemoryFormEditorGateway({ contact: SCHEMA });
  const reported: unknown[] = [];
  const notified: unknown[] = [];
  const editing = new FormEditing({
    gateway: forms,
    report: (error) => reported.push(error),
    ask,
    onSaved: (...saved) => notified.push(saved),
  });
  await editing.load('contact');
  return { forms, editing, reported, notified };
}

const stateOf = (editing: FormEditing) => {
  const state = editing.$state.get();
  if (state.state !== 'open') throw new Error(state.state);
  return state;
};
const write = (editing: FormEditing, submitText: string | undefined) => {
  editing.change((schema) => editForm(schema, { submitText }));
};

describe('an edited form', () => {
  it('is dirty until it is saved or the change is reverted', async () => {
    const { editing, forms, notified } = await openEditing();
    expect(stateOf(editing).isDirty).to.equal(false);
    write(editing, 'Go');
    expect(stateOf(editing).isDirty).to.equal(true);
    write(editing, undefined);
    expect(stateOf(editing).isDirty).to.equal(false);
    write(editing, 'Go');
    expect(await editing.save()).to.equal(true);
    expect(stateOf(editing).isDirty).to.equal(false);
    expect((await forms.loadForm('contact')).schema['submitText']).to.equal('Go');
    expect(notified.length).to.equal(1);
  });

  it('is not saved if the page handles it', async () => {
    const { editing, forms } = await openEditing(() => false);
    write(editing, 'Go');
    expect(await editing.save()).to.equal(false);
    expect((await forms.loadForm('contact')).schema).to.deep.equal(SCHEMA);
    expect(stateOf(editing).isDirty).to.equal(true);
  });

  it('can be discarded', async () => {
    const { editing } = await openEditing();
    write(editing, 'Go');
    editing.remove('a');
    expect(stateOf(editing).removed?.id).to.equal('a');
    editing.discard();
    expect(stateOf(editing).schema).to.deep.equal(SCHEMA);
    expect(stateOf(editing).removed).to.equal(null);
  });

  it('gets a removed field back', async () => {
    const { editing } = await openEditing();
    editing.remove('a');
    editing.restore();
    expect(stateOf(editing).schema).to.deep.equal(SCHEMA);
  });
});

const SENTENCES: readonly (readonly [FailureKind, string])[] = [
  [FAILURE_KINDS.offline, 'Unable to connect. Please try again'],
  [FAILURE_KINDS.timeout, 'Unable to connect. Please try again'],
  [FAILURE_KINDS.unknownOutcome, 'Unable to connect. Please try again'],
  [FAILURE_KINDS.notFound, 'Unable to locate content'],
  [FAILURE_KINDS.server, 'Something went wrong'],
  [
    FAILURE_KINDS.forbidden,
    'You are no longer logged in. Log in again in another tab, then save: your changes are still here.',
  ],
];

describe('a save that fails', () => {
  for (const [kind, sentence] of SENTENCES)
    it(`with "${kind}" shows the reason and keeps the changes`, async () => {
      const { editing, forms, reported } = await openEditing();
      write(editing, 'Go');
      forms.failNext(kind);
      expect(await editing.save()).to.equal(false);
      const { failure } = stateOf(editing);
      expect(failure && failureSentence(failure.error)).to.equal(sentence);
      expect(stateOf(editing).schema['submitText']).to.equal('Go');
      expect(reported.length).to.equal(1);
      expect(await editing.save()).to.equal(true);
      expect(stateOf(editing).failure).to.equal(null);
    });

  it('because of a problem names it until it is fixed', async () => {
    const { editing } = await openEditing();
    editing.change((schema) => editForm(schema, { successUrl: 'thanks' }));
    expect(stateOf(editing).problems, 'before saving was tried').to.deep.equal([]);
    expect(await editing.save()).to.equal(false);
    expect(stateOf(editing).problems.map(({ property }) => property)).to.deep.equal(['successUrl']);
    editing.change((schema) => editForm(schema, { successUrl: '/thanks' }));
    expect(stateOf(editing).problems).to.deep.equal([]);
  });
});

describe('a missing form', () => {
  it('shows the failure, and can be loaded again', async () => {
    const { editing } = await openEditing();
    await editing.load('other');
    const now = editing.$state.get();
    expect(now.state === 'unavailable' && failureSentence(now.error)).to.equal('Unable to locate content');
    await editing.load('contact');
    expect(stateOf(editing).schema).to.deep.equal(SCHEMA);
  });
});
