import assert from 'node:assert/strict';
import { copyFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../../tools/run.mjs';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const lines = (count: number): string => 'counted += 1;\n'.repeat(count);
const view = (markup: string): string => `/** Draws. */\nexport function View() {\n  return ${markup};\n}\n`;

interface Breach {
  readonly file: string;
  readonly text: string;
  readonly rule: string;
  readonly message?: RegExp;
}

/** A bad manner → where it is planted, and the rule that must refuse it. */
const BREACHES: Readonly<Record<string, Breach>> = {
  'an enum': {
    file: 'core/money/an-enum.ts',
    text: '/** Kinds. */\nexport enum Kind {\n  One,\n}\n',
    rule: 'no-restricted-syntax',
    message: /as const/,
  },
  'a default export': {
    file: 'core/money/a-default.ts',
    text: 'const one = 1;\nexport default one;\n',
    rule: 'no-restricted-syntax',
    message: /Named exports/,
  },
  'a default export in a tool': {
    file: 'tools/a-default.mjs',
    text: 'const one = 1;\nexport default one;\n',
    rule: 'no-restricted-syntax',
    message: /Named exports/,
  },
  'a door that lets everything out': {
    file: 'core/money/index.ts',
    text: "export * from './plain.ts';\n",
    rule: 'no-restricted-syntax',
    message: /names what it lets out/,
  },
  'an any': {
    file: 'core/money/an-any.ts',
    text: '/** One. */\nexport const one: any = 1;\n',
    rule: '@typescript-eslint/no-explicit-any',
  },
  'an any that came in at the door': {
    file: 'core/money/an-unsafe-any.ts',
    text: '/** One. */\nexport const one: number = JSON.parse("1");\n',
    rule: '@typescript-eslint/no-unsafe-assignment',
  },
  'a promise that nobody waits for': {
    file: 'core/money/a-floating-promise.ts',
    text: 'Promise.resolve(1);\n',
    rule: '@typescript-eslint/no-floating-promises',
  },
  'an accessibility check that nobody waits for': {
    file: 'test/core/not-awaited.ts',
    text: "import { expect } from '@open-wc/testing';\nexpect(document.body).to.be.accessible();\n",
    rule: '@typescript-eslint/no-floating-promises',
  },
  'a test that waits for a second at most': {
    file: 'test/core/waits.ts',
    text: "import { waitUntil } from '@open-wc/testing';\nawait waitUntil(() => false);\n",
    rule: 'no-restricted-imports',
    message: /busy machine/,
  },
  'an import of types that looks like one of values': {
    file: 'core/money/a-type-import.ts',
    text: "import { Plain } from './plain.ts';\nconst one: Plain = 1;\nexport { one };\n",
    rule: '@typescript-eslint/consistent-type-imports',
  },
  'a file of 251 lines': {
    file: 'core/money/long.ts',
    text: `let counted = 0;\n${lines(249)}export { counted };\n`,
    rule: 'max-lines',
  },
  'a test of 251 lines': {
    file: 'test/core/long.test.ts',
    text: `let counted = 0;\n${lines(249)}export { counted };\n`,
    rule: 'max-lines',
  },
  'a function of 51 lines': {
    file: 'core/money/long-function.ts',
    text: `/** Counts.\n * @returns the count */\nexport function count(): number {\n  let counted = 0;\n${lines(47)}  return counted;\n}\n`,
    rule: 'max-lines-per-function',
  },
  'a function of eleven ways': {
    file: 'core/money/complex.ts',
    text: `/** Asks. */\nexport const ask = (n: number): number => ${'n > 1 ? 1 : '.repeat(10)}0;\n`,
    rule: 'complexity',
  },
  'an export without a word': {
    file: 'core/money/undocumented.ts',
    text: 'export function one(): number {\n  return 1;\n}\n',
    rule: 'jsdoc/require-jsdoc',
  },
  'a style in a view': {
    file: 'elements/tag/style.tsx',
    text: view('<style>{"p { color: red }"}</style>'),
    rule: 'no-restricted-syntax',
    message: /adopted sheet/,
  },
  'a script in a view': {
    file: 'elements/tag/script.tsx',
    text: view('<script src="/x.js" />'),
    rule: 'no-restricted-syntax',
    message: /never render scripts/,
  },
  'a srcDoc in a view': {
    file: 'elements/tag/src-doc.tsx',
    text: view('<iframe srcDoc="<p>" />'),
    rule: 'no-restricted-syntax',
    message: /never render srcDoc/,
  },
  'a string as markup in a view': {
    file: 'elements/tag/html.tsx',
    text: view("<p dangerouslySetInnerHTML={{ __html: '<b>' }} />"),
    rule: 'no-restricted-syntax',
    message: /strings as markup/,
  },
  'a word in a view': {
    file: 'elements/tag/a-word.tsx',
    text: view('<p>Remove</p>'),
    rule: 'no-restricted-syntax',
    message: /core\/words/,
  },
  'a word in the braces of a view': {
    file: 'elements/tag/a-word-in-braces.tsx',
    text: view('<p>{`${1} pieces`}</p>'),
    rule: 'no-restricted-syntax',
    message: /core\/words/,
  },
  'a name of a control in a view': {
    file: 'elements/tag/a-name.tsx',
    text: view('<button aria-label="Remove" />'),
    rule: 'no-restricted-syntax',
    message: /core\/words/,
  },
  'a sentence in a model': {
    file: 'elements/tag/a-sentence.ts',
    text: "/** A failure. */\nexport const FAILURE = { message: 'Please try again.' };\n",
    rule: 'no-restricted-syntax',
    message: /core\/words/,
  },
  'a word that is kept': {
    file: 'core/cart/a-kept-word.ts',
    text: 'declare const CART_WORDS: { readonly tryAgain: string };\n/** Kept. */\nexport const again = CART_WORDS.tryAgain;\n',
    rule: 'no-restricted-syntax',
    message: /stays in one language/,
  },
  'an enum in a view': {
    file: 'elements/tag/an-enum.tsx',
    text: '/** Kinds. */\nexport enum Kind {\n  One,\n}\n',
    rule: 'no-restricted-syntax',
    message: /as const/,
  },
  'a hook behind a condition': {
    file: 'elements/tag/hook.tsx',
    text: "import { useId } from 'react';\n/** Draws. */\nexport function View({ has }: { has: boolean }) {\n  return has ? <p id={useId()} /> : null;\n}\n",
    rule: 'react-hooks/rules-of-hooks',
  },
  'React in a face': {
    file: 'elements/tag-with-react/face.tsx',
    text: "import { Fragment } from 'react';\n/** Draws. */\nexport function Face() {\n  return <Fragment>Plain</Fragment>;\n}\n",
    rule: 'no-restricted-syntax',
    message: /types only/,
  },
  'a binding to stores in a face': {
    file: 'elements/tag-with-store/face.tsx',
    text: "import { useStore } from '@nanostores/react';\nimport { $one } from './one.ts';\n/** Draws. */\nexport function Face() {\n  return <p>{useStore($one)}</p>;\n}\n",
    rule: 'no-restricted-syntax',
    message: /types only/,
  },
  'an uncontrolled field in a face': {
    file: 'elements/tag-with-default-value/face.tsx',
    text: view('<input defaultValue="1" />'),
    rule: 'no-restricted-syntax',
    message: /controlled/,
  },
  'an uncontrolled check box in a face': {
    file: 'elements/tag-with-default-checked/face.tsx',
    text: view('<input type="checkbox" defaultChecked />'),
    rule: 'no-restricted-syntax',
    message: /controlled/,
  },
  'a style attribute in a face': {
    file: 'elements/tag-with-style/face.tsx',
    text: view("<p style={{ color: 'red' }} />"),
    rule: 'no-restricted-syntax',
    message: /parts and a sheet/,
  },
  'a ref in a face': {
    file: 'elements/tag-with-ref/face.tsx',
    text: view('<p ref={() => undefined} />'),
    rule: 'no-restricted-syntax',
    message: /touches no node/,
  },
  'a string as markup in a face': {
    file: 'elements/tag-with-html/face.tsx',
    text: view("<p dangerouslySetInnerHTML={{ __html: '<b>' }} />"),
    rule: 'no-restricted-syntax',
    message: /strings as markup/,
  },
  'a dialog that a move would close': {
    file: 'elements/tag/dialog.ts',
    text: '/** Opens.\n * @param dialog the dialog */\nexport function open(dialog: HTMLDialogElement): void {\n  dialog.showModal();\n}\n',
    rule: 'no-restricted-properties',
  },
  'a sentence on the console without our name': {
    file: 'core/money/says.ts',
    text: "console.warn('Sold out.');\n",
    rule: 'no-console',
  },
  'an element that is born with attributes': {
    file: 'elements/tag/attributes.ts',
    text: "/** A tag. */\nexport class Tag extends HTMLElement {\n  constructor() {\n    super();\n    this.setAttribute('a', '');\n  }\n}\n",
    rule: 'wc/no-constructor-attributes',
  },
  'a silenced rule that had nothing to say': {
    file: 'core/money/silenced.ts',
    text: '// eslint-disable-next-line complexity\nexport const one = 1;\n',
    rule: 'unused-disable',
  },
};

/** The same in good manners: a lint that refuses everything proves nothing. */
const GOOD_FILES = {
  'core/money/plain.ts': '/** A plain thing. */\nexport type Plain = number;\n',
  'elements/tag/good.tsx': view('<p part="sign">+</p>'),
  'elements/tag/face.tsx':
    'import type { ReactNode } from \'react\';\n/** Draws. */\nexport function Face(): ReactNode {\n  return <input value="1" />;\n}\n',
  'elements/host/dialog.ts':
    '/** Opens.\n * @param dialog the dialog */\nexport function open(dialog: HTMLDialogElement): void {\n  dialog.showModal();\n}\n',
  'test/support/wait-until.ts':
    "import { waitUntil } from '@open-wc/testing';\nawait waitUntil(() => true);\n",
  'core/shared/warn-developer.ts': "console.warn('storefront-elements: sold out');\n",
  'tools/good.mjs': '/** One. */\nexport const one = 1;\n',
  'core/money/just-short-enough.ts': `let counted = 0;\n${lines(248)}export { counted };\n`,
};

describe('the lint of the house', () => {
  let folder: string;
  const found = new Map<string, readonly { readonly rule: string; readonly message: string }[]>();

  before(async () => {
    const planted = Object.fromEntries(Object.values(BREACHES).map(({ file, text }) => [file, text]));
    folder = makeTemporaryFolder({ ...planted, ...GOOD_FILES });
    for (const file of ['eslint.config.mjs', 'tsconfig.json', 'package.json']) {
      copyFileSync(path.join(ROOT, file), path.join(folder, file));
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    for (const { filePath, messages } of await new ESLint({ cwd: folder }).lintFiles('.')) {
      const complaints = messages.map(({ ruleId, message }) => ({
        rule: ruleId ?? 'unused-disable',
        message,
      }));
      found.set(path.relative(folder, filePath), complaints);
    }
  });
  after(() => {
    removeFolder(folder);
  });

  for (const [name, { file, rule, message = /./ }] of Object.entries(BREACHES)) {
    it(`refuses ${name}`, () => {
      const complaints = found.get(file) ?? [];
      const isRefused = complaints.some(
        (complaint) => complaint.rule === rule && message.test(complaint.message),
      );
      assert.ok(isRefused, `${rule} expected in ${file}, got ${JSON.stringify(complaints)}`);
    });
  }

  for (const file of Object.keys(GOOD_FILES)) {
    it(`accepts good manners in ${file}`, () => {
      assert.deepEqual(found.get(file), []);
    });
  }
});
