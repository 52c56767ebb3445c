import type { PlainFormatter } from '../../run/area.ts';
import { toText } from '../../values/convert.ts';
import { escapeIfStrict } from '../../values/escape.ts';
import { fieldOf } from '../../values/path.ts';
import { printAnswer } from './answers.ts';
import { TEXTS } from './strings.ts';
import { ownText } from './texts.ts';

/** summary-form-field: the title and the answer of a form field. Source: docs/behaviour/template-markup.md §6.1 */
export const summaryFormField: PlainFormatter = (_args, { isStrict }) => {
  const escape = escapeIfStrict(isStrict);
  return {
    scoped: (value, scope) => {
      const answer =
        printAnswer(value, scope, escape) ||
        escape(toText(ownText(scope, TEXTS.noAnswer.key)).trim() || TEXTS.noAnswer.english);
      return `<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">${escape(toText(fieldOf(value, 'rawTitle')))}:</span> ${answer}
</div>`;
    },
  };
};
