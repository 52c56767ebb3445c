import { useId, useState, type ReactNode } from 'react';
import { DATASET_LIMITS, decodeText, problemOfFile, readDataset } from '../../forms/index.ts';
import { fill } from '../../../core/text/index.ts';
import { EDITOR_WORDS, FORM_EDITOR_WORDS, numberText } from '../../../core/words/index.ts';
import { describe, Notes } from '../../editor/view/index.ts';

interface FileProps {
  readonly add: (rows: readonly (readonly string[])[]) => void;
}

/**
 * Draws the button that imports choices from a file.
 * @param props what to do with its rows
 */
export function ChoicesFile({ add }: FileProps): ReactNode {
  const id = `form-editor${useId()}`;
  const [problem, setProblem] = useState<string>();
  const [isCut, setIsCut] = useState(false);
  const read = async (file: File) => {
    const refused = problemOfFile(file);
    if (refused !== null) return refused;
    const dataset = readDataset(decodeText(new Uint8Array(await file.arrayBuffer())));
    if (dataset.state === 'refused') return dataset.message;
    add(dataset.rows);
    setIsCut(dataset.isCut);
    return undefined;
  };
  const limits = {
    rows: numberText(DATASET_LIMITS.maxRows),
    columns: numberText(DATASET_LIMITS.maxColumns),
  };
  const hint = fill(FORM_EDITOR_WORDS.addFromFileHint, limits);
  return (
    <div data-editor="setting">
      <label htmlFor={id}>{FORM_EDITOR_WORDS.addFromFile}</label>
      <Notes id={id} hint={hint} problem={problem} />
      <input
        id={id}
        type="file"
        accept=".txt,.tsv"
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={describe(id, hint, problem)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (!file) return;
          setIsCut(false);
          read(file).then(setProblem, () => {
            setProblem(EDITOR_WORDS.fileNotProcessed);
          });
          // The same file may be chosen again after a correction.
          currentTarget.value = '';
        }}
      />
      <p data-editor="hint" role="status">
        {isCut && fill(EDITOR_WORDS.datasetCut, limits)}
      </p>
    </div>
  );
}
