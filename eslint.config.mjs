import hooks from 'eslint-plugin-react-hooks';
import jsdoc from 'eslint-plugin-jsdoc';
import tseslint from 'typescript-eslint';
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

const chaiEqual = [{ from: 'package', package: 'chai', name: 'Equal' }];

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.data/', 'coverage/', '**/*.mjs', '**/*.cjs', 'demo/hosts/'] },
  ...tseslint.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Rooms are closures: their methods know no `this`.
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': ['error', ...manners],
    },
  },
  {
    files: ['core/**/*.ts', 'elements/**/*.{ts,tsx}', 'demo/**/*.{ts,tsx}'],
    plugins: { jsdoc },
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { FunctionDeclaration: true, ClassDeclaration: true, ArrowFunctionExpression: true },
          contexts: ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'],
        },
      ],
    },
  },
  { files: ['elements/**'], ...wc['flat/best-practice'] },
  {
    files: ['elements/**/*.tsx'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...manners, ...strictCsp],
    },
  },
  {
    files: ['test/**', 'bench/**'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // chai's plugin for markup types `equal` as a promise; it answers at once. `accessible()` stays watched.
      '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: chaiEqual }],
    },
  },
);
