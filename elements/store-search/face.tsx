import type { ReactNode } from 'react';
import { PRODUCT_LIST_LIMITS } from '../../core/product-list/index.ts';
import { SEARCH_WORDS } from '../../core/words/index.ts';
import type { DrawingProps } from '../host/index.ts';
import type { ShownHit } from './content.ts';
import type { SearchActions, SearchContent } from './model.ts';

const FIELD_ID = 'field';
const LIST_ID = 'suggestions';
const optionId = (index: number) => `suggestion-${index}`;

/**
 * Draws the field, and the suggestions below it.
 * @param props its content and actions
 * Source: docs/behaviour/product-lists.md §6
 */
export function Search({ content, actions }: DrawingProps<SearchContent, SearchActions>): ReactNode {
  const { action, placeholder, text, isOpen, isLoading, hits, activeIndex } = content;
  return (
    <form part="form" role="search" method="get" action={action}>
      <label part="label" htmlFor={FIELD_ID}>
        {SEARCH_WORDS.searchStore}
      </label>
      <input
        id={FIELD_ID}
        part="field"
        type="search"
        maxLength={PRODUCT_LIST_LIMITS.searchLength}
        name="q"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={LIST_ID}
        aria-activedescendant={activeIndex === null ? undefined : optionId(activeIndex)}
        aria-busy={isLoading}
        placeholder={placeholder || undefined}
        value={text}
        onInput={({ currentTarget }) => {
          actions.type(currentTarget.value);
        }}
        onFocus={actions.open}
      />
      <button part="submit" type="submit" aria-label={SEARCH_WORDS.searchStore}>
        <span part="sign" aria-hidden="true" />
      </button>
      <div
        part="suggestions"
        role="listbox"
        id={LIST_ID}
        aria-label={SEARCH_WORDS.searchSuggestions}
        hidden={!isOpen}
      >
        {hits.map((hit, index) => (
          <Suggestion key={hit.key} hit={hit} id={optionId(index)} isActive={index === activeIndex} />
        ))}
      </div>
    </form>
  );
}

function Suggestion({
  hit: { url, title, imageUrl, note },
  id,
  isActive,
}: {
  readonly hit: ShownHit;
  readonly id: string;
  readonly isActive: boolean;
}): ReactNode {
  return (
    <a
      part={isActive ? 'suggestion active' : 'suggestion'}
      role="option"
      id={id}
      href={url}
      tabIndex={-1}
      aria-selected={isActive}
    >
      <span part="picture" aria-hidden="true">
        {imageUrl !== null && <img part="image" src={imageUrl} alt="" />}
      </span>
      <span part="title">{title}</span>
      {note !== null && <span part="note">{note}</span>}
    </a>
  );
}
