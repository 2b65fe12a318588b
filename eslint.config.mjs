import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { importLaw } from './tooling/eslint/imports.ts'
import { noLiteralText } from './tooling/eslint/no-literal-text.ts'

const tests = ['**/*.test.{ts,tsx}', '**/e2e/**', '**/testing/**', '**/*.stories.tsx']

const silencedTests = ['it', 'test', 'describe'].flatMap((name) =>
  ['only', 'skip', 'todo', 'fixme'].map((way) => ({
    selector: `MemberExpression[object.name="${name}"][property.name="${way}"]`,
    message: 'A test runs, or it is deleted: a silenced one protects nobody.',
  })),
)
const mockedModules = {
  selector: 'MemberExpression[object.name="vi"][property.name=/^(do)?[mM]ock$/]',
  message: 'Inject the part (clock, port, storage) and give the test a real or a memory one.',
}

export default defineConfig(
  globalIgnores([
    '**/dist/**',
    '**/storybook-static/**',
    '**/coverage/**',
    '**/reports/**',
    '**/.cache/**',
    '**/.data/**',
    'test-fixtures/boundaries/**',
  ]),
  // Nothing is switched off in a file: a rule that is wrong is changed here, for all.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'max-lines': ['error', 300],
      'no-console': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...silencedTests, mockedModules],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-console': 'error' },
  },
  {
    // The zoom viewer tells its failures to the console, and to nobody else [14.6].
    files: ['packages/storefront-ui/src/zoom-viewer/log-failure.ts'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    // Links of views get their words as children in props, which the rule cannot see; axe looks at the real page.
    // No React Compiler runs here, so a library that it would have to skip is a library like any other.
    rules: { 'jsx-a11y/anchor-has-content': 'off', 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['packages/{storefront-ui,storefront-widgets}/src/**/*.tsx', 'apps/storefront/src/**/*.tsx'],
    ignores: tests,
    plugins: { krishi: { rules: { 'no-literal-text': noLiteralText } } },
    rules: { 'krishi/no-literal-text': 'error' },
  },
  {
    files: ['packages/storefront-widgets/src/**/*.tsx'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', 40] },
  },
  {
    files: ['apps/storefront/src/pages/*.tsx'],
    rules: { 'max-lines': ['error', 80] },
  },
  ...importLaw,
)
