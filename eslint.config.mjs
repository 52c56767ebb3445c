import hooks from 'eslint-plugin-react-hooks';
import jsdoc from 'eslint-plugin-jsdoc';
import tseslint from 'typescript-eslint';
import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';

const manners = [
  { selector: 'TSEnumDeclaration', message: 'Use an `as const` table.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'ExportAllDeclaration', message: 'A door names what it lets out.' },
];

const strictCsp = [
  {
    selector: "JSXOpeningElement[name.name='style']",
    message: 'A strict CSP blocks <style>: use an adopted sheet.',
  },
  { selector: "JSXOpeningElement[name.name='script']", message: 'Views never render scripts.' },
  { selector: "JSXAttribute[name.name='srcDoc']", message: 'Views never render srcDoc.' },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Views never render strings as markup.',
  },
];

// What visitors read or hear is looked up in core/words at the moment of drawing.
const ourWords = [
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration MemberExpression[object.name=/_WORDS$/]:not(:function *)',
    message: 'A word that is kept stays in one language: look it up where it is drawn.',
  },
  {
    selector: 'Property[key.name=/^(title|message|label)$/] > Literal[value=/^[A-Z][a-z]/]',
    message: 'Words for visitors are in core/words.',
  },
];
const drawnWords = [
  {
    selector: 'JSXText[value=/\\p{L}{2}/u]',
    message: 'Words for visitors are in core/words.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt)$/] Literal[value=/\\p{L}{2}/u]',
    message: 'Words for visitors are in core/words.',
  },
  {
    selector:
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(Literal[value=/\\p{L}{2}/u], TemplateLiteral:has(TemplateElement[value.raw=/\\p{L}{2}/u]))',
    message: 'Words for visitors are in core/words.',
  },
];

// What the shell paints and React adopts: plain nodes from plain values.
const plainFaces = [
  {
    selector: "ImportDeclaration[source.value=/^(react|react-dom|@nanostores.react)\\b/][importKind!='type']",
    message: 'A face needs no React: import its types only.',
  },
  {
    selector: 'JSXAttribute[name.name=/^default(Value|Checked)$/]',
    message: 'The fields of a face are controlled: use value or checked.',
  },
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'A strict CSP blocks style: use parts and a sheet.',
  },
  { selector: "JSXAttribute[name.name='ref']", message: 'A face touches no node.' },
];

const shortFiles = { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] };

const smallRooms = {
  ...shortFiles,
  'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 10],
};

const documentedExports = [
  'error',
  {
    publicOnly: true,
    require: { FunctionDeclaration: true, ClassDeclaration: true, ArrowFunctionExpression: true },
    contexts: ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'],
  },
];

// chai's plugin for markup types `equal` as a promise; it answers at once. `accessible()` stays watched.
const chaiEqual = [{ from: 'package', package: 'chai', name: 'Equal' }];

export default defineConfig(
  { ignores: ['dist/', 'node_modules/', '.data/', 'coverage/', 'demo/hosts/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
  },
  {
    name: 'everywhere',
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // There is no enum to look for (see manners), and looking takes a tenth of the whole run.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      'no-restricted-syntax': ['error', ...manners],
    },
  },
  {
    name: 'what runs at users and in the store',
    files: ['core/**/*.ts', 'elements/**/*.{ts,tsx}', 'demo/**/*.{ts,tsx}'],
    plugins: { jsdoc },
    rules: { ...smallRooms, 'jsdoc/require-jsdoc': documentedExports },
  },
  {
    name: 'everything on the console begins with our name',
    files: ['core/**', 'elements/**', 'demo/**'],
    ignores: ['core/shared/{report,warn-developer}.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    name: 'words for visitors',
    files: ['core/{cart,product,storefront}/**', 'elements/**'],
    ignores: ['elements/testing-products.ts'],
    rules: { 'no-restricted-syntax': ['error', ...manners, ...ourWords] },
  },
  { files: ['elements/**'], ...wc['flat/best-practice'] },
  { files: ['elements/**'], ...lit['flat/recommended'] },
  {
    name: 'views',
    files: ['elements/**/*.tsx'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...manners, ...ourWords, ...drawnWords, ...strictCsp],
    },
  },
  {
    name: 'faces',
    files: ['elements/**/face.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...manners, ...ourWords, ...drawnWords, ...strictCsp, ...plainFaces],
    },
  },
  {
    name: 'tags',
    files: ['elements/**/*.{ts,tsx}'],
    ignores: ['elements/host/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'showModal',
          message: 'Use showModal(dialog) of elements/host: it opens the dialog again after a move.',
        },
      ],
    },
  },
  {
    name: 'tests and measurements',
    files: ['test/**', 'bench/**'],
    rules: {
      ...shortFiles,
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            ...chaiEqual,
            // node:test waits for these by itself
            {
              from: 'package',
              package: 'node:test',
              name: ['test', 'it', 'describe', 'suite', 'before', 'after', 'beforeEach', 'afterEach'],
            },
          ],
        },
      ],
    },
  },
  {
    name: 'tests that wait',
    files: ['test/**'],
    ignores: ['test/support/wait-until.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@open-wc/testing',
          importNames: ['waitUntil', 'aTimeout'],
          message: 'Use waitUntil of test/support: a second is not enough on a busy machine.',
        },
      ],
    },
  },
  {
    name: 'tools',
    files: ['**/*.mjs', '**/*.cjs'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    name: 'tools, their size',
    files: ['tools/*.mjs'],
    plugins: { jsdoc },
    rules: { ...smallRooms, 'jsdoc/require-jsdoc': documentedExports },
  },
  {
    name: 'configurations and reporters, whose readers ask for a default export',
    files: ['*.config.mjs', 'tools/node-suite-results.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
