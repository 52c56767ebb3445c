import { LIKERT_SCALE, type LikertName } from '../../enumerations/index.ts';
import { isJsonObject, ownValue, readText } from '../../json/index.ts';
import type { Choice, ChoicesControl, ReadControl } from '../field/field.ts';
import { degreeWord } from '../../words/index.ts';
import type { FieldKind } from './kind.ts';

const DEGREES = Object.values(LIKERT_SCALE).map(String);

/** Questions, each with a degree of agreement; never required. Source: docs/behaviour/forms.md §3.2, §4.1 */
export const likert: FieldKind = (base, json) => {
  const questions = json.list('options', readText);
  const nameOf = (index: number) => `${base.id}.${index}`;
  const answersIn = (read: ReadControl) =>
    questions.flatMap((question, index) => {
      const [degree] = read(nameOf(index));
      return degree === undefined ? [] : [[question, degree] as const];
    });
  const choices = (Object.keys(LIKERT_SCALE) as LikertName[]).map((name): Choice => ({
    value: String(LIKERT_SCALE[name]),
    label: degreeWord(name),
  }));
  return {
    ...base,
    isRequired: false,
    controls: questions.map((label, index): ChoicesControl => ({
      shape: 'choices',
      name: nameOf(index),
      label,
      defaultValues: [],
      isNeeded: false,
      isMultiple: false,
      choices,
      otherName: null,
    })),
    titling: 'legend',
    isUnderlined: false,
    maxLength: null,
    gather: (read) => Object.fromEntries(answersIn(read)),
    spread(value) {
      if (!isJsonObject(value)) return null;
      if (!Object.entries(value).every(([question, degree]) => isAnswer(questions, question, degree)))
        return null;
      return new Map(
        questions.map((question, index) => {
          const degree = ownValue(value, question);
          return [nameOf(index), typeof degree === 'string' ? [degree] : []];
        }),
      );
    },
    answer: (read) =>
      Object.fromEntries(answersIn(read).map(([question, degree]) => [question, Number(degree)])),
  };
};

function isAnswer(questions: readonly string[], question: string, degree: unknown): boolean {
  return questions.includes(question) && typeof degree === 'string' && DEGREES.includes(degree);
}
