import type { ReactNode } from 'react';
import { EXAMPLES } from '../../forms/index.ts';
import { fieldsOf } from '../../../core/json/index.ts';
import { fill } from '../../../core/text/index.ts';
import { EDITOR_WORDS, FORM_EDITOR_WORDS, FORM_WORDS } from '../../../core/words/index.ts';
import type { EditingContent, EditorActions } from '../content.ts';
import { TextSetting } from '../../editor/view/index.ts';

interface AdvancedProps {
  readonly content: EditingContent;
  readonly actions: EditorActions;
}

/**
 * Draws what happens at the end of the form.
 * @param props what is edited
 */
export function AdvancedPanel({ content, actions }: AdvancedProps): ReactNode {
  const { schema, problems, canEditCode } = content;
  const own = fieldsOf(schema);
  const settingOf = (name: string) => ({
    name,
    value: own.text(name) ?? '',
    problem: problems.find(({ property }) => property === name)?.message,
    change: (text: string) => {
      actions.editForm({ [name]: text || undefined });
    },
  });
  return (
    <>
      <TextSetting
        label={FORM_EDITOR_WORDS.submitTextLabel}
        placeholder={FORM_WORDS.submit}
        {...settingOf('submitText')}
      />
      <TextSetting
        label={FORM_EDITOR_WORDS.submissionTextLabel}
        placeholder={FORM_WORDS.submitted}
        lines={3}
        {...settingOf('submissionText')}
      />
      <TextSetting
        label={FORM_EDITOR_WORDS.successUrlLabel}
        hint={fill(FORM_EDITOR_WORDS.successUrlHint, EXAMPLES)}
        inputMode="url"
        {...settingOf('successUrl')}
      />
      <TextSetting
        label={FORM_EDITOR_WORDS.postSubmitHtmlLabel}
        hint={canEditCode ? undefined : EDITOR_WORDS.noCodeOnAndroid}
        lines={5}
        isCode
        isReadOnly={!canEditCode}
        {...settingOf('postSubmitHtml')}
      />
    </>
  );
}
