import type { ReactNode } from 'react';
import { colonAfter, type LineAnswer } from '../../../core/answers/index.ts';

interface LineAnswersProps {
  readonly answers: readonly LineAnswer[];
}

/**
 * Renders the answers of a line with their questions, in whatever direction they are written.
 * @param props the answers
 * Source: docs/behaviour/cart-page.md §5.2
 */
export function LineAnswers({ answers }: LineAnswersProps): ReactNode {
  if (answers.length === 0) return null;
  return (
    <ul part="answers">
      {answers.map((answer, index) => (
        <li key={index}>
          <Question title={answer.title} />
          <bdi>{answer.lines.join('\n')}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Question({ title }: Pick<LineAnswer, 'title'>): ReactNode {
  if (title === '') return null;
  return (
    <>
      <bdi>{title}</bdi>
      {`${colonAfter(title)} `}
    </>
  );
}
