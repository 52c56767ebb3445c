import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FORM_EDITOR_TABS, type FormEditorTab } from '../forms/index.ts';
import { FORM_EDITOR_WORDS } from '../../core/words/index.ts';
import { focusInView } from '../../elements/ui/index.ts';
import type { EditingContent, EditorActions } from './content.ts';

interface TabsProps {
  readonly content: EditingContent;
  readonly actions: EditorActions;
  /** Prefix of the editor's ids. */
  readonly editorId: string;
  readonly children: ReactNode;
}

/**
 * Draws the tabs and the panel of the active one.
 * @param props the active tab and the content of its panel
 */
export function Tabs({ content, actions, editorId, children }: TabsProps): ReactNode {
  const { tab, problems } = content;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabOfKey(event, tab);
    if (next === undefined) return;
    event.preventDefault();
    actions.selectTab(next);
    const button = list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`);
    if (button) focusInView(button);
  };
  return (
    <div data-editor="settings">
      <div
        ref={list}
        data-editor="tabs"
        role="tablist"
        aria-label={FORM_EDITOR_WORDS.formSettings}
        onKeyDown={onKeyDown}
      >
        {FORM_EDITOR_TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${editorId}-tab-${one}`}
            data-tab={one}
            data-problem={problems.some((problem) => problem.tab === one) || undefined}
            aria-selected={one === tab}
            aria-controls={`${editorId}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => {
              actions.selectTab(one);
            }}
          >
            {FORM_EDITOR_WORDS[`${one}Tab`]}
          </button>
        ))}
      </div>
      <div
        data-editor="panel"
        role="tabpanel"
        id={`${editorId}-panel`}
        aria-labelledby={`${editorId}-tab-${tab}`}
      >
        {children}
      </div>
    </div>
  );
}

function tabOfKey(event: KeyboardEvent, tab: FormEditorTab): FormEditorTab | undefined {
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: isRightToLeft ? 1 : -1,
    ArrowRight: isRightToLeft ? -1 : 1,
  };
  const count = FORM_EDITOR_TABS.length;
  const step = steps[event.key];
  if (step !== undefined) return FORM_EDITOR_TABS[(FORM_EDITOR_TABS.indexOf(tab) + step + count) % count];
  if (event.key === 'Home') return FORM_EDITOR_TABS[0];
  return event.key === 'End' ? FORM_EDITOR_TABS[count - 1] : undefined;
}
