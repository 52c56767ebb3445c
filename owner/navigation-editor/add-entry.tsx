import { useId, type ReactNode } from 'react';
import { FOLDER_BEHAVIORS } from '../../core/enumerations/index.ts';
import type { NavigationChoice, NavigationItem } from '../rules/index.ts';
import { EDITOR_WORDS, NAVIGATION_EDITOR_WORDS } from '../../core/words/index.ts';
import { Add } from '../editor/view/index.ts';
import type { EditingContent } from './content.ts';

interface AddProps {
  readonly content: EditingContent;
  readonly add: (item: NavigationItem) => void;
}

/**
 * Draws the button that opens the kinds of entry.
 * @param props the choices, and what to do with the chosen one
 */
export function AddEntry({ content, add }: AddProps): ReactNode {
  return (
    <Add label={NAVIGATION_EDITOR_WORDS.newNavigationEntry}>
      {(close) => (
        <Ways
          content={content}
          add={(item) => {
            close();
            add(item);
          }}
        />
      )}
    </Add>
  );
}

function Ways({ content: { collections, memberAreas }, add }: AddProps): ReactNode {
  const { collectionsToAdd, memberAreasToAdd, othersToAdd, kindLink, kindFolder } = NAVIGATION_EDITOR_WORDS;
  return (
    <>
      {collections === null && <p data-editor="hint">{EDITOR_WORDS.collectionsNotLoaded}</p>}
      <Choices
        label={collectionsToAdd}
        choices={collections ?? []}
        choose={(collectionId) => {
          add({ collectionId });
        }}
      />
      <Choices
        label={memberAreasToAdd}
        choices={memberAreas ?? []}
        choose={(memberAreaId) => {
          add({ memberAreaId });
        }}
      />
      <Choices
        label={othersToAdd}
        choices={[
          { id: 'link', title: kindLink },
          { id: 'folder', title: kindFolder },
        ]}
        choose={(kind) => {
          add(kind === 'link' ? { externalLink: '' } : { folderBehavior: FOLDER_BEHAVIORS.none });
        }}
      />
    </>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly NavigationChoice[];
  readonly choose: (id: string) => void;
}

function Choices({ label, choices, choose }: ChoicesProps): ReactNode {
  const id = `navigation-editor${useId()}`;
  if (choices.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} data-editor="hint">
        {label}
      </p>
      <div data-editor="kinds">
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            onClick={() => {
              choose(choice.id);
            }}
          >
            <bdi>{choice.title}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
