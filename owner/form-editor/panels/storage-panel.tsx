import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { storageOf, toEmails, withStorage } from '../../forms/index.ts';
import { EDITOR_WORDS, FORM_EDITOR_WORDS, FORM_WORDS } from '../../../core/words/index.ts';
import { focusInView } from '../../../elements/ui/index.ts';
import type { EditingContent, EditorActions } from '../content.ts';
import { SwitchSetting } from '../controls/switch-setting.tsx';
import { describe, Notes, TextSetting, useControl } from '../../editor/view/index.ts';

interface StorageProps {
  readonly content: EditingContent;
  readonly actions: EditorActions;
}

/**
 * Draws the destinations of submissions.
 * @param props what is edited
 */
export function StoragePanel(props: StorageProps): ReactNode {
  const isConnected = storageOf(props.content.schema).isMailChimpConnected;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that ended the connection was removed together with the focus.
    const first = place.current?.querySelector('input');
    if (!isConnected && first && document.activeElement === document.body) focusInView(first);
  }, [isConnected]);
  return (
    <div ref={place} data-editor="storage">
      <Emails {...props} />
      <Lists {...props} />
      {isConnected && <MailChimp disconnect={props.actions.disconnectMailChimp} />}
    </div>
  );
}

function Emails({ content, actions }: StorageProps): ReactNode {
  const { schema, problems } = content;
  const { emails } = storageOf(schema);
  const [typed, setTyped] = useState('');
  // The typed text, while it parses to the same value: otherwise a trailing comma would be lost.
  const isTyped = toEmails(typed).join() === emails.join();
  return (
    <TextSetting
      label={FORM_EDITOR_WORDS.notifyEmails}
      hint={FORM_EDITOR_WORDS.notifyEmailsHint}
      problem={problems.find(({ property }) => property === 'emails')?.message}
      inputMode="email"
      value={isTyped ? typed : emails.join(', ')}
      change={(text) => {
        setTyped(text);
        actions.editForm({ storage: withStorage(schema, { emails: toEmails(text) }) });
      }}
    />
  );
}

function Lists({ content, actions }: StorageProps): ReactNode {
  const { schema, problems, mailingLists } = content;
  const id = `form-editor${useId()}`;
  const { mailingListId } = storageOf(schema);
  const problem = problems.find(({ property }) => property === 'mailingListId')?.message;
  const hasLists = mailingLists.length > 0;
  const choose = (list: string | null) => {
    actions.editForm({ storage: withStorage(schema, { mailingListId: list }) });
  };
  return (
    <>
      <SwitchSetting
        label={FORM_EDITOR_WORDS.useMailingList}
        hint={hasLists ? undefined : EDITOR_WORDS.noMailingLists}
        problem={hasLists ? undefined : problem}
        isOn={mailingListId !== null}
        change={(isOn) => {
          choose(isOn ? '' : null);
        }}
      />
      {mailingListId !== null && hasLists && (
        <div data-editor="setting">
          <label htmlFor={id}>{FORM_EDITOR_WORDS.mailingList}</label>
          <Notes id={id} problem={problem} />
          <List id={id} chosenId={mailingListId} {...{ mailingLists, problem, choose }} />
        </div>
      )}
    </>
  );
}

interface ListProps extends Pick<EditingContent, 'mailingLists'> {
  readonly id: string;
  readonly chosenId: string;
  readonly problem: string | undefined;
  readonly choose: (listId: string) => void;
}

function List({ id, chosenId, mailingLists, problem, choose }: ListProps): ReactNode {
  const place = useControl<HTMLSelectElement>(({ value }) => {
    choose(value);
  });
  return (
    <select
      {...place}
      id={id}
      value={chosenId}
      aria-invalid={problem === undefined ? undefined : true}
      aria-describedby={describe(id, undefined, problem)}
    >
      <option value="">{FORM_WORDS.chooseOne}</option>
      {mailingLists.map((list) => (
        <option key={list.id} value={list.id}>
          {list.name}
        </option>
      ))}
    </select>
  );
}

function MailChimp({ disconnect }: { readonly disconnect: () => void }): ReactNode {
  return (
    <div data-editor="connection">
      <p>{FORM_EDITOR_WORDS.mailChimpConnected}</p>
      <button type="button" data-editor="button" onClick={disconnect}>
        {FORM_EDITOR_WORDS.disconnect}
      </button>
    </div>
  );
}
