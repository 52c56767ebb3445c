import { useId, useState, type ReactNode } from 'react';
import { storageOf, withStorage } from '../../../core/form-editor/index.ts';
import { EDITOR_WORDS, FORM_EDITOR_WORDS, FORM_WORDS } from '../../../core/words/index.ts';
import { AskDialog } from '../ask-dialog.tsx';
import type { EditingContent, EditorActions } from '../content.ts';
import { SwitchSetting } from '../controls/switch-setting.tsx';
import { describe, Notes, TextSetting } from '../controls/text-setting.tsx';

interface StorageProps {
  readonly content: EditingContent;
  readonly actions: EditorActions;
}

/**
 * Draws where submissions go.
 * @param props what is edited
 */
export function StoragePanel(props: StorageProps): ReactNode {
  return (
    <>
      <Emails {...props} />
      <Lists {...props} />
      <MailChimp {...props} />
    </>
  );
}

function Emails({ content, actions }: StorageProps): ReactNode {
  const { schema, problems } = content;
  const { emails } = storageOf(schema);
  const [typed, setTyped] = useState('');
  // What was typed, while it means what the form says: a comma at its end would be lost.
  const isTyped = readEmails(typed).join() === emails.join();
  return (
    <TextSetting
      label={FORM_EDITOR_WORDS.notifyEmails}
      hint={FORM_EDITOR_WORDS.notifyEmailsHint}
      problem={problems.find(({ property }) => property === 'emails')?.message}
      inputMode="email"
      value={isTyped ? typed : emails.join(', ')}
      change={(text) => {
        setTyped(text);
        actions.editForm({ storage: withStorage(schema, { emails: readEmails(text) }) });
      }}
    />
  );
}

function readEmails(text: string): readonly string[] {
  return text
    .split(',')
    .map((email) => email.trim())
    .filter((email) => email !== '');
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
          <select
            id={id}
            value={mailingListId}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={describe(id, undefined, problem)}
            onChange={({ currentTarget }) => {
              choose(currentTarget.value);
            }}
          >
            <option value="">{FORM_WORDS.chooseOne}</option>
            {mailingLists.map((list) => (
              <option key={list.id} value={list.id}>
                {list.name}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}

function MailChimp({ content, actions }: StorageProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { schema } = content;
  if (!storageOf(schema).isMailChimpConnected) return null;
  const close = () => {
    setAsking(false);
  };
  return (
    <div data-editor="connection">
      <p>{FORM_EDITOR_WORDS.mailChimpConnected}</p>
      <button
        type="button"
        data-editor="button"
        onClick={() => {
          setAsking(true);
        }}
      >
        {FORM_EDITOR_WORDS.disconnect}
      </button>
      <AskDialog
        isOpen={isAsking}
        question={EDITOR_WORDS.disconnectMailChimp}
        note={EDITOR_WORDS.disconnectMailChimpNote}
        close={close}
        answers={[
          {
            text: FORM_EDITOR_WORDS.disconnect,
            isMain: true,
            give: () => {
              close();
              actions.editForm({ storage: withStorage(schema, { mailchimp: null }) });
            },
          },
          { text: FORM_EDITOR_WORDS.keepConnected, give: close },
        ]}
      />
    </div>
  );
}
