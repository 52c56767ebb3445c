import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/all.ts';
import { byRole } from '../../support/by-role.ts';
import { placeForm, useMemoryForms } from '../../support/forms.ts';
import { waitUntil } from '../../support/wait-until.ts';

const SCHEMA = JSON.stringify({
  id: 'letter',
  submitText: 'Send',
  submissionText: 'We will write back.',
  fields: [
    { id: 'name', type: 'name', title: 'Your name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true, description: 'For our answer alone.' },
  ],
});

const AUTHORS = `<site-form schema='${SCHEMA}'><form>
  <fieldset><legend>Who are you?</legend>
    <label>First <input name="name.First" autocomplete="given-name"></label>
    <label>Last <input name="name.Last" autocomplete="family-name"></label>
  </fieldset>
  <label for="mail">Where to?</label><input id="mail" name="email" aria-describedby="why">
  <p id="why">For our answer alone.</p>
  <button>Send</button>
</form></site-form>`;

const SUMMARY = [
  'group, Your form has encountered a problem. Please scroll down to review.',
  'paragraph',
  'Your form has encountered a problem. Please scroll down to review.',
  'end of paragraph',
  'paragraph',
  'One or more fields is invalid, please check your entries.',
  'end of paragraph',
  'list',
  'listitem, level 1, position 1, set size 2',
  'link, Your name: Required',
  'end of listitem, level 1, position 1, set size 2',
  'listitem, level 1, position 2, set size 2',
  'link, Email: Required',
  'end of listitem, level 1, position 2, set size 2',
  'end of list',
  'end of group, Your form has encountered a problem. Please scroll down to review.',
];

interface Case {
  readonly whose: string;
  readonly place: () => Promise<HTMLElement>;
  /** Phrases of the invalid fields. */
  readonly fields: readonly string[];
  readonly names: readonly string[];
  /** Phrases after submission, and those read next. */
  readonly thanks: { readonly atOnce: readonly string[]; readonly next: readonly string[] };
}

const CASES: readonly Case[] = [
  {
    whose: 'a drawn form',
    place: () => placeForm(`<site-form schema='${SCHEMA}'></site-form>`),
    fields: [
      'group, Required Your name',
      'Required Your name',
      'Required',
      'Your name',
      'end, Required Your name',
      'First name',
      'textbox, First name, invalid, required',
      'Last name',
      'textbox, Last name, invalid, required',
      'end of group, Required Your name',
      'Required',
      'Email',
      'paragraph',
      'For our answer alone.',
      'end of paragraph',
      'textbox, Email, Required For our answer alone., invalid, required',
    ],
    names: ['First name', 'Last name', 'Email'],
    thanks: {
      atOnce: ['status'],
      next: ['paragraph', 'We will write back.', 'end of paragraph', 'end of status'],
    },
  },
  {
    whose: "an author's own form",
    place: async () => {
      const tag = await fixture<HTMLElement>(AUTHORS);
      await waitUntil(() => tag.querySelector('form')?.noValidate === true, 'not enhanced');
      return tag;
    },
    fields: [
      'group, Required Who are you?',
      'Required Who are you?',
      'Required',
      'Who are you?',
      'end, Required Who are you?',
      'First',
      'textbox, First, invalid',
      'Last',
      'textbox, Last, invalid',
      'end of group, Required Who are you?',
      'Required',
      'Where to?',
      'textbox, Where to?, Required For our answer alone., invalid',
    ],
    names: ['First', 'Last', 'Where to?'],
    thanks: {
      atOnce: ['status', 'polite: We will write back.'],
      next: ['We will write back.', 'end of status'],
    },
  },
];

describe('a screen reader', () => {
  beforeEach(() => {
    useMemoryForms();
  });
  afterEach(() => virtual.stop());

  /** Reads from the focus on. */
  const readOn = async (count: number) => {
    await virtual.clearSpokenPhraseLog();
    while ((await virtual.spokenPhraseLog()).length < count) await virtual.next();
    return virtual.spokenPhraseLog();
  };
  const isSpoken = (phrase: string) => virtual.spokenPhraseLog().then((log) => log.includes(phrase));

  for (const { whose, place, fields, names, thanks } of CASES) {
    it(`reads the errors of ${whose}: the summary, its links, and each field with its error`, async () => {
      const tag = await place();
      tag.style.marginBlockStart = '95vh';
      await virtual.start({ container: tag });
      byRole(tag, { role: 'button', name: 'Send' }).click();
      await waitUntil(() => isSpoken(SUMMARY[0]!), 'the focus did not move to the summary');
      const rest = [...SUMMARY.slice(1), ...fields];
      expect(await readOn(rest.length)).to.deep.equal(rest);
    });

    it(`reads the thanks of ${whose}`, async () => {
      const tag = await place();
      for (const name of names) {
        const control = byRole(tag, { role: 'textbox', name });
        control.focus();
        await sendKeys({ type: name === names[2] ? 'ada@example.com' : 'Ada' });
      }
      await virtual.start({ container: tag });
      byRole(tag, { role: 'button', name: 'Send' }).click();
      for (const phrase of thanks.atOnce)
        await waitUntil(() => isSpoken(phrase), `"${phrase}" is not spoken`);
      expect(await readOn(thanks.next.length)).to.deep.equal(thanks.next);
    });
  }
});
