import type { ReactNode } from 'react';
import type { DrawingProps } from '../host/index.ts';
import type { LanguageLink, SwitcherActions, SwitcherContent } from './model.ts';

/**
 * Draws the site's languages, each in its own language.
 * @param props its content and actions
 * Source: docs/behaviour/languages.md §2.2
 */
export function Switcher({ content, actions }: DrawingProps<SwitcherContent, SwitcherActions>): ReactNode {
  switch (content.state) {
    case 'authors':
      return <slot />;
    case 'failed':
      return (
        <div part="failure" role="status">
          <p part="message">{content.message}</p>
          <button part="retry" type="button" aria-disabled={content.isLoading} onClick={actions.retry}>
            {content.retry}
          </button>
        </div>
      );
    case 'shown':
      return (
        <nav part="languages" aria-label={content.label}>
          <ul part="list">
            {content.links.map((link) => (
              <Language key={link.language} {...link} />
            ))}
          </ul>
        </nav>
      );
  }
}

function Language({ language, name, href, isCurrent }: LanguageLink): ReactNode {
  return (
    <li>
      <a
        part={isCurrent ? 'language current' : 'language'}
        href={href}
        hrefLang={language}
        lang={language}
        dir="auto"
        aria-current={isCurrent ? 'true' : undefined}
      >
        {name}
      </a>
    </li>
  );
}
