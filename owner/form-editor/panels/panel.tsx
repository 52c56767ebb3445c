import type { ReactNode } from 'react';
import { fieldsOf } from '../../../core/json/index.ts';
import { FORM_EDITOR_WORDS } from '../../../core/words/index.ts';
import { BuildPanel } from '../build/build-panel.tsx';
import type { EditingContent, EditorActions } from '../content.ts';
import { SwitchSetting } from '../controls/switch-setting.tsx';
import { TextSetting } from '../../editor/view/index.ts';
import { AdvancedPanel } from './advanced-panel.tsx';
import { StoragePanel } from './storage-panel.tsx';

/** The data of a panel. */
export interface PanelProps {
  readonly content: EditingContent;
  readonly actions: EditorActions;
}

/**
 * Draws the panel of the active tab.
 * @param props what is edited
 */
export function Panel(props: PanelProps): ReactNode {
  switch (props.content.tab) {
    case 'build':
      return <BuildPanel {...props} />;
    case 'storage':
      return <StoragePanel {...props} />;
    case 'advanced':
      return <AdvancedPanel {...props} />;
    case 'captcha':
      return <CaptchaPanel {...props} />;
    case 'disclaimer':
      return <DisclaimerPanel {...props} />;
  }
}

function CaptchaPanel({ content, actions }: PanelProps): ReactNode {
  return (
    <SwitchSetting
      label={FORM_EDITOR_WORDS.captchaSwitch}
      hint={FORM_EDITOR_WORDS.captchaHint}
      isOn={content.schema['captcha'] !== false}
      change={(isOn) => {
        actions.editForm({ captcha: isOn ? undefined : false });
      }}
    />
  );
}

function DisclaimerPanel({ content, actions }: PanelProps): ReactNode {
  return (
    <TextSetting
      label={FORM_EDITOR_WORDS.disclaimerLabel}
      hint={FORM_EDITOR_WORDS.disclaimerHint}
      lines={5}
      value={fieldsOf(content.schema).text('disclaimer') ?? ''}
      change={(text) => {
        actions.editForm({ disclaimer: text || undefined });
      }}
    />
  );
}
