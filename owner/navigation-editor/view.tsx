import { useId, type ReactNode } from 'react';
import { NAVIGATION_EDITOR_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../../elements/host/index.ts';
import { Frame, Unavailable } from '../editor/view/index.ts';
import type { EditingContent, NavigationActions, NavigationContent } from './content.ts';
import { Entries } from './entries.tsx';

/**
 * Draws the editor of the navigation.
 * @param props its content and actions
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
  return (
    <Frame
      formId={`navigation-editor${useId()}`}
      name={NAVIGATION_EDITOR_WORDS.mainNavigation}
      content={content}
      actions={actions}
      conflict={NAVIGATION_EDITOR_WORDS.navigationElsewhere}
    >
      <Entries content={content} actions={actions} />
    </Frame>
  );
}
