import { useEffect, useId, useRef, type ReactNode } from 'react';
import { failureForOwner } from '../../core/owner/index.ts';
import { EDITING_WORDS, NAVIGATION_EDITOR_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import { Bar } from '../parts/editor/bar.tsx';
import { Notices, Unavailable } from '../parts/editor/notices.tsx';
import type { EditingContent, NavigationActions, NavigationContent } from './content.ts';
import { Entries } from './entries.tsx';

/**
 * Draws the editor of the navigation.
 * @param props its content, and what an owner can do
 */
export function View({ content, actions }: DrawingProps<NavigationContent, NavigationActions>): ReactNode {
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
  readonly actions: NavigationActions;
}

function Editor({ content, actions }: EditorProps): ReactNode {
  const { isDirty, isSaving, failure, problems, isConflict, refusalCount } = content;
  const formId = `navigation-editor${useId()}`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusalCount > 0) place.current?.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus();
  }, [refusalCount]);
  return (
    <div ref={place} data-editor="editor">
      <Bar
        name={NAVIGATION_EDITOR_WORDS.mainNavigation}
        isDirty={isDirty}
        isSaving={isSaving}
        formId={formId}
        discard={actions.discard}
      />
      <Notices
        failure={failure && failureForOwner(failure.error, EDITING_WORDS.editorLogin)}
        hasProblems={problems.length > 0}
        conflict={isConflict ? NAVIGATION_EDITOR_WORDS.navigationElsewhere : null}
        keepMine={actions.keepMine}
        takeTheirs={actions.takeTheirs}
      />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actions.save();
        }}
      >
        <Entries content={content} actions={actions} />
      </form>
    </div>
  );
}
