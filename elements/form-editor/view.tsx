import { useEffect, useId, useRef, type ReactNode } from 'react';
import { fieldsOf } from '../../core/json/index.ts';
import { FAILURE_WORDS, FORM_EDITOR_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
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
      return (
        <div data-editor="notice" role="alert">
          <p>{content.message}</p>
          <button type="button" data-editor="button" onClick={actions.retry}>
            {FAILURE_WORDS.retry}
          </button>
        </div>
      );
    case 'open':
      return <Editor content={content} actions={actions} />;
  }
}

interface EditorProps {
  readonly content: EditingContent;
  readonly actions: EditorActions;
}

function Editor({ content, actions }: EditorProps): ReactNode {
  const { schema, refusalCount } = content;
  const editorId = `form-editor${useId()}`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusalCount > 0) place.current?.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus();
  }, [refusalCount]);
  return (
    <div ref={place} data-editor="editor">
      <Bar content={content} actions={actions} editorId={editorId} />
      <Notices content={content} actions={actions} />
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

function Bar({ content, actions, editorId }: EditorProps & { readonly editorId: string }): ReactNode {
  const { schema, isDirty, isSaving } = content;
  const status = isDirty ? FORM_EDITOR_WORDS.unsaved : FORM_EDITOR_WORDS.saved;
  return (
    <div data-editor="bar">
      {/* Not h2: pages make those as large as the title of a chapter. */}
      <div role="heading" aria-level={2} data-editor="name">
        {fieldsOf(schema).trimmed('title') ?? schema.id}
      </div>
      <p data-editor="status" data-dirty={isDirty || undefined}>
        {status}
      </p>
      <div data-editor="buttons">
        <button
          type="button"
          data-editor="button"
          aria-disabled={!isDirty || undefined}
          onClick={actions.discard}
        >
          {FORM_EDITOR_WORDS.discard}
        </button>
        <button
          form={editorId}
          data-editor="main-button"
          aria-disabled={!isDirty || isSaving || undefined}
          aria-busy={isSaving || undefined}
        >
          {isSaving ? FORM_EDITOR_WORDS.saving : FORM_EDITOR_WORDS.save}
        </button>
      </div>
    </div>
  );
}

function Notices({ content, actions }: EditorProps): ReactNode {
  const { failure, isConflict, problems } = content;
  return (
    <>
      {failure !== null && (
        <div data-editor="notice" role="alert">
          <p>{failure}</p>
        </div>
      )}
      {problems.length > 0 && (
        <div data-editor="notice" role="alert">
          <p>{FORM_EDITOR_WORDS.checkFields}</p>
        </div>
      )}
      {isConflict && (
        <div data-editor="notice" role="alert">
          <p>{FORM_EDITOR_WORDS.changedElsewhere}</p>
          <div data-editor="buttons">
            <button type="button" data-editor="main-button" onClick={actions.keepMine}>
              {FORM_EDITOR_WORDS.keepMine}
            </button>
            <button type="button" data-editor="button" onClick={actions.takeTheirs}>
              {FORM_EDITOR_WORDS.takeTheirs}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
