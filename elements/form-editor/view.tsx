import { useEffect, useId, useRef, type ReactNode } from 'react';
import { fieldsOf } from '../../core/json/index.ts';
import { FORM_EDITOR_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import { Bar } from '../parts/editor/bar.tsx';
import { Notices, Unavailable } from '../parts/editor/notices.tsx';
import type { EditingContent, EditorActions, EditorContent } from './content.ts';
import { Panel } from './panels/panel.tsx';
import { Preview } from './preview.tsx';
import { Tabs } from './tabs.tsx';

type ViewProps = DrawingProps<EditorContent, EditorActions>;

/**
 * Draws the form editor.
 * @param props its content, and what an owner can do
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
  const { schema, refusalCount, isDirty, isSaving, failure, problems, isConflict } = content;
  const editorId = `form-editor${useId()}`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusalCount > 0) place.current?.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus();
  }, [refusalCount]);
  return (
    <div ref={place} data-editor="editor">
      <Bar
        name={fieldsOf(schema).trimmed('title') ?? schema.id}
        isDirty={isDirty}
        isSaving={isSaving}
        formId={editorId}
        discard={actions.discard}
      />
      <Notices
        failure={failure}
        hasProblems={problems.length > 0}
        conflict={isConflict ? FORM_EDITOR_WORDS.changedElsewhere : null}
        keepMine={actions.keepMine}
        takeTheirs={actions.takeTheirs}
      />
      <div data-editor="columns">
        <form
          id={editorId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            actions.save();
          }}
        >
          <Tabs content={content} actions={actions} editorId={editorId}>
            <Panel content={content} actions={actions} />
          </Tabs>
        </form>
        <Preview schema={schema} />
      </div>
    </div>
  );
}
