import assert from 'node:assert/strict';
import { atom } from 'nanostores';
import {
  createMemoryFormsGateway,
  type FormsGateway,
  type MemoryFormsGateway,
} from '../../../core/forms/index.ts';
import type { FillingContent, FormContent } from '../../../elements/site-form/content.ts';
import type { FormLook } from '../../../elements/site-form/form-parts.ts';
import { FormModel } from '../../../elements/site-form/model.ts';
import { settlePromises } from '../shop.ts';

/** A form with one required field and two optional ones. */
export const LETTER = {
  id: 'letter',
  submissionText: 'We will write back.',
  fields: [
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'message', type: 'textarea', title: 'Message', maxLength: 20 },
    { id: 'source', type: 'hidden', key: 'utm', value: 'site' },
  ],
} as const;

const NO_LOOK: FormLook = {
  formType: 'letter',
  schema: null,
  submitText: '',
  successUrl: '',
  isNewsletter: false,
  allowsScripts: false,
};

/** A call that the test answers. */
export interface HeldCall {
  readonly resolve: (value?: unknown) => Promise<void>;
  readonly reject: (error: unknown) => Promise<void>;
}

/** A form without a page, and the calls to its shell. */
export interface OpenForm {
  readonly model: FormModel;
  readonly gateway: MemoryFormsGateway;
  /** Sets the tag's attributes. */
  readonly look: (look?: Partial<FormLook>) => Promise<void>;
  readonly content: () => FormContent;
  readonly filling: () => FillingContent;
  /** Fills in the email address and sends the form. */
  readonly send: (email?: string) => Promise<void>;
  /** Holds the next call of a name. */
  readonly hold: (name: keyof FormsGateway) => HeldCall;
  /** Makes the next call of a name fail. */
  readonly failNext: (name: keyof FormsGateway, error: Error) => void;
  /** Names of the calls, in their order. */
  readonly calls: readonly string[];
  readonly reports: readonly unknown[];
  readonly events: readonly string[];
  readonly left: readonly string[];
  readonly captcha: FakeCaptcha;
  /** The page takes over the submission. */
  veto: boolean;
  query: string;
}

/** A captcha that the test controls. */
export interface FakeCaptcha {
  readonly $isBlocking: ReturnType<typeof atom<boolean>>;
  token: string | null | false | Error;
  readonly asked: string[];
}

/**
 * Makes a form without a page over a store in memory that has the schema `letter`.
 * @param schemas what the store has instead
 */
export function openForm(schemas: Readonly<Record<string, unknown>> = { letter: LETTER }): OpenForm {
  const memory = createMemoryFormsGateway(schemas);
  const calls: string[] = [];
  const reports: unknown[] = [];
  const events: string[] = [];
  const left: string[] = [];
  const next = new Map<string, () => Promise<unknown>>();
  const captcha: FakeCaptcha = { $isBlocking: atom(false), token: null, asked: [] };
  let idCount = 0;
  const call = async <Answer>(name: keyof FormsGateway, ordinary: () => Promise<Answer>) => {
    calls.push(name);
    const planned = next.get(name);
    next.delete(name);
    const answer = (await planned?.()) as Answer | undefined;
    return answer ?? ordinary();
  };
  const gateway: FormsGateway = {
    loadSchema: (type) => call('loadSchema', () => memory.loadSchema(type)),
    validate: (...values) => call('validate', () => memory.validate(...values)),
    createKey: () => call('createKey', () => memory.createKey()),
    save: (...what) => call('save', () => memory.save(...what)),
  };
  const model = new FormModel({
    gateway,
    report: (error) => reports.push(error),
    createId: () => `id-${++idCount}`,
    getQuery: () => new URLSearchParams(form.query),
    getPage: () => ({ pageUrl: '/contact' }),
    ask: ({ formId }) => {
      events.push(`ask ${formId}`);
      return !form.veto;
    },
    onSubmitted: ({ formId }) => {
      events.push(`submitted ${formId}`);
    },
    leaveFor: (url) => {
      left.push(url);
    },
    captcha: {
      $isBlocking: captcha.$isBlocking,
      place: () => captcha.asked.push('place'),
      wake: () => captcha.asked.push('wake'),
      moved: () => captcha.asked.push('moved'),
      settle: ({ outcome }) => captcha.asked.push(`settle ${outcome}`),
      getToken: () => {
        captcha.asked.push('token');
        return captcha.token instanceof Error
          ? Promise.reject(captcha.token)
          : Promise.resolve(captcha.token);
      },
    },
  });
  const content = () => model.$content.get();
  const form: OpenForm = {
    ...{ model, calls, reports, events, left, captcha, content, gateway: memory },
    veto: false,
    query: '',
    async look(look = {}) {
      model.setLook({ ...NO_LOOK, ...look });
      await settlePromises();
    },
    filling() {
      const now = content();
      return now.state === 'filling' ? now : assert.fail(`the form is ${now.state}`);
    },
    async send(email = 'ada@example.com') {
      model.actions.fill('email', [email]);
      model.actions.submit();
      await settlePromises();
    },
    hold(name) {
      const { promise, resolve, reject } = withResolvers();
      next.set(name, () => promise);
      return {
        resolve: async (value) => {
          resolve(value);
          await settlePromises();
        },
        reject: async (error) => {
          reject(error);
          await settlePromises();
        },
      };
    },
    failNext(name, error) {
      next.set(name, () => Promise.reject(error));
    },
  };
  return form;
}

function withResolvers() {
  let resolve: (value: unknown) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
