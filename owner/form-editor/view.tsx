import { useId, type ReactNode } from 'react';
import { fieldsOf } from '../../core/json/index.ts';
import { FORM_EDITOR_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../../elements/host/index.ts';
import { Frame, Unavailable } from '../editor/view/index.ts';
import type { EditingContent, EditorActions, EditorContent } from './content.ts';
import { Panel } from './panels/panel.tsx';
import { Preview } from './preview.tsx';
import { Tabs } from './tabs.tsx';

type ViewProps = DrawingProps<EditorContent, EditorActions>;

/**
 * Draws the form editor.
 * @param props its content and actions
 */
export function View({ content, actions }: ViewProps): ReactNode {
  switch (content.state) {
    case 'loading':
      return <div data-editor="loading" aria-busy="true" />;
    case 'unavailable':
      return <Unavailable message={content.message} retry={actions.retry} />;
    case 'open':
      return <Editor content={content} actions={actions} />;
  }
}

interface EditorProps {
  readonly content: EditingContent;
  readonly actions: EditorActions;
}

function Editor({ content, actions }: EditorProps): ReactNode {
  const { schema } = content;
  const editorId = `form-editor${useId()}`;
  return (
    <Frame
      formId={editorId}
      name={fieldsOf(schema).trimmed('title') ?? schema.id}
      content={content}
      actions={actions}
      conflict={FORM_EDITOR_WORDS.changedElsewhere}
      beside={<Preview schema={schema} />}
    >
      <Tabs content={content} actions={actions} editorId={editorId}>
        <Panel content={content} actions={actions} />
      </Tabs>
    </Frame>
  );
}
