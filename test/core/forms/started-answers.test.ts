import { expect } from '@open-wc/testing';
import {
  checkForm,
  controlsByName,
  gatherAnswers,
  gatherValues,
  parseForm,
} from '../../../core/forms/index.ts';
import { typedEntries, TYPED_ANSWERS } from '../../support/typed-answers.ts';

const formOf = (field: object) =>
  parseForm({ id: 'contact', fields: [{ id: 'f', ...field }] }, () => undefined)!;

describe('what is typed', () => {
  for (const { rule, field, answers } of TYPED_ANSWERS)
    it(`is checked and sent: ${rule}`, () => {
      const form = formOf(field);
      const names = [...controlsByName(form).keys()];
      for (const [typed, sent] of answers) {
        const entries = typedEntries(names, typed);
        const read = (name: string) => entries.filter((entry) => entry[0] === name).map(([, text]) => text);
        const about = JSON.stringify(typed);
        const problem = typeof sent === 'object' && 'problem' in sent ? sent.problem : undefined;
        expect(checkForm(form, read).get('f'), about).to.equal(problem);
        if (problem === undefined) expect(gatherValues(form, read), about).to.deep.equal({ f: sent });
      }
    });
});

describe('a time that has been started', () => {
  const form = formOf({ type: 'time' });

  it('is no answer while nobody has typed: the half of the day is a default', () => {
    const read = (name: string) => (name === 'f.Ampm' ? ['AM'] : ['\u200B']);
    expect(gatherAnswers(form, read)).to.deep.equal({ f: { Hour: '', Minute: '', Second: '', Ampm: '' } });
  });

  it('has its default again when it is edited without an answer', () => {
    const controls = form.fields[0]!.spread(['', '', '', '']);
    expect(controls?.get('f.Ampm')).to.deep.equal(['AM']);
  });
});

describe('a website that has been started', () => {
  it('is rejected in linear time', () => {
    const form = formOf({ type: 'website' });
    for (const piece of ['a', 'a.', '-', '/', ':', '\u200B'])
      expect(checkForm(form, () => [`${piece.repeat(300_000)} x`]).get('f'), piece).to.equal(
        'Please enter a web address such as example.com.',
      );
  });
});
