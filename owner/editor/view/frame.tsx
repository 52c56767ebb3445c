import { useEffect, useRef, type ReactNode } from 'react';
import { OwnForm } from '../../../elements/forms/view/index.ts';
import { focusInView } from '../../../elements/ui/index.ts';
import { Bar } from './bar.tsx';
import { Notices } from './notices.tsx';
import type { SavingActions, ShownSaving } from '../index.ts';

interface FrameProps {
  /** The id of the form that saves. */
  readonly formId: string;
  /** The name of the edited object. */
  readonly name: string;
  readonly content: ShownSaving;
  readonly actions: SavingActions;
  /** The message after another editor has saved it. */
  readonly conflict: string;
  /** Content beside the form. */
  readonly beside?: ReactNode;
  /** Content of the form. */
  readonly children: ReactNode;
}

/**
 * Draws the frame of an editor: the bar, messages about failures, and the form that saves.
 * @param props what is edited, and its changes
 * Source: docs/behaviour/form-editor.md §4
 */
export function Frame(props: FrameProps): ReactNode {
  const { formId, name, content, actions, conflict, beside, children } = props;
  const { isDirty, isSaving, failure, problems, isConflict, refusalCount } = content;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const atFault = place.current?.querySelector<HTMLElement>('form [aria-invalid=true]');
    if (refusalCount > 0 && atFault) focusInView(atFault);
  }, [refusalCount]);
  const form = (
    <OwnForm id={formId} noValidate send={actions.save}>
      {children}
    </OwnForm>
  );
  return (
    <div ref={place} data-editor="editor">
      <Bar name={name} isDirty={isDirty} isSaving={isSaving} formId={formId} discard={actions.discard} />
      <Notices
        failure={failure}
        hasProblems={problems.length > 0}
        conflict={isConflict ? conflict : null}
        keepMine={actions.keepMine}
        takeTheirs={actions.takeTheirs}
      />
      {beside === undefined ? (
        form
      ) : (
        <div data-editor="columns">
          {form}
          {beside}
        </div>
      )}
    </div>
  );
}
