import { useId, type ReactNode } from 'react';
import { codeOfName, FOLDER_BEHAVIORS, type FolderBehaviorName } from '../../core/enumerations/index.ts';
import { fieldsOf } from '../../core/json/index.ts';
import {
  LINK_EXAMPLES,
  placeOfStep,
  rowsOf,
  targetOf,
  type NavigationItem,
  type NavigationProblem,
  type NavigationRow,
  type NavigationStep,
} from '../rules/index.ts';
import { fill } from '../../core/text/index.ts';
import { EDITING_WORDS, NAVIGATION_EDITOR_WORDS } from '../../core/words/index.ts';
import { Icon, TextSetting, useControl } from '../editor/view/index.ts';
import type { EditingContent, NavigationActions } from './content.ts';
import { ownNameOf, titleOf } from './entry-names.ts';

interface SettingsProps {
  readonly row: NavigationRow;
  readonly content: EditingContent;
  readonly actions: NavigationActions;
}

/**
 * Draws the settings of an entry, and the controls that move it.
 * @param props the entry
 */
export function EntrySettings({ row, content, actions }: SettingsProps): ReactNode {
  const { node } = row;
  const fields = fieldsOf(node.item);
  const edit = (changes: NavigationItem) => {
    actions.edit(node.id, changes);
  };
  const problemOf = (property: NavigationProblem['property']) =>
    content.problems.find((problem) => problem.id === node.id && problem.property === property)?.message;
  return (
    <>
      <TextSetting
        label={NAVIGATION_EDITOR_WORDS.navigationTitle}
        placeholder={ownNameOf(node, content) ?? ''}
        value={fields.text('title') ?? ''}
        problem={problemOf('title')}
        change={(title) => {
          edit({ title: title === '' ? undefined : title });
        }}
      />
      {!node.isFolder && fields.has('externalLink') && (
        <TextSetting
          label={NAVIGATION_EDITOR_WORDS.linkAddress}
          hint={fill(NAVIGATION_EDITOR_WORDS.linkAddressHint, { path: '/contact', host: LINK_EXAMPLES.host })}
          inputMode="url"
          value={fields.text('externalLink') ?? ''}
          problem={problemOf('externalLink')}
          change={(externalLink) => {
            edit({ externalLink });
          }}
        />
      )}
      {node.isFolder && <BehaviorSetting item={node.item} edit={edit} />}
      <Steps row={row} content={content} actions={actions} />
    </>
  );
}

interface BehaviorProps {
  readonly item: NavigationItem;
  readonly edit: (changes: NavigationItem) => void;
}

function BehaviorSetting({ item, edit }: BehaviorProps): ReactNode {
  const id = `navigation-editor${useId()}`;
  const target = targetOf(item);
  const behavior = (target.kind === 'folder' && target.behavior) || 'index';
  const list = useControl<HTMLSelectElement>(({ value }) => {
    edit({ folderBehavior: codeOfName(FOLDER_BEHAVIORS, value) });
  });
  const names: Readonly<Record<FolderBehaviorName, string>> = {
    index: NAVIGATION_EDITOR_WORDS.folderIndex,
    redirect: NAVIGATION_EDITOR_WORDS.folderRedirect,
    none: NAVIGATION_EDITOR_WORDS.folderNone,
  };
  return (
    <div data-editor="setting">
      <label htmlFor={id}>{NAVIGATION_EDITOR_WORDS.folderBehavior}</label>
      <select {...list} id={id} value={behavior}>
        {Object.entries(names).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** For visitors who can neither drag nor use arrow keys. */
function Steps({ row, content, actions }: SettingsProps): ReactNode {
  const { id } = row.node;
  const rows = rowsOf(content.nodes);
  const titleAt = (nodeId: string | null | undefined) => {
    const node = rows.find((one) => one.node.id === nodeId)?.node;
    return node && titleOf(node, content);
  };
  const into = titleAt(placeOfStep(content.nodes, id, 'in')?.parentId);
  const outOf = titleAt(row.parentId);
  const words: Readonly<Record<NavigationStep, string>> = {
    up: EDITING_WORDS.moveUp,
    down: EDITING_WORDS.moveDown,
    in:
      into === undefined
        ? NAVIGATION_EDITOR_WORDS.moveIntoFolder
        : fill(NAVIGATION_EDITOR_WORDS.moveIn, { title: into }),
    out:
      outOf === undefined
        ? NAVIGATION_EDITOR_WORDS.moveOutOfFolder
        : fill(NAVIGATION_EDITOR_WORDS.moveOut, { title: outOf }),
  };
  return (
    <div data-editor="buttons">
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          data-editor="button"
          aria-disabled={placeOfStep(content.nodes, id, step) === null || undefined}
          onClick={() => {
            actions.step(id, step);
          }}
        >
          <Icon name={step} />
          <span>{words[step]}</span>
        </button>
      ))}
    </div>
  );
}

const STEPS: readonly NavigationStep[] = ['up', 'down', 'in', 'out'];
