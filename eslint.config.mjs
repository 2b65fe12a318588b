// What oxlint has no rule for: our own rules, those with patterns of ours, and the ban on switching a rule off in a file.
import json from '@eslint/json'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { endedInterceptions } from './tooling/eslint/ended-interceptions.ts'
import { importLaw } from './tooling/eslint/imports.ts'
import { noLiteralText } from './tooling/eslint/no-literal-text.ts'
import { newerMarkup } from './tooling/eslint/react-18.ts'

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
const metaphors = {
  selector: 'Identifier[name=/([aA]wake|[aA]sleep|(?<![kK]eep)[aA]live|[wW]ake|[lL]ively)/]',
  message: 'Say hydrate, hydrated, pending or active: the words of docs/GLOSSARY.md and of React.',
}

const everywhere = [...silencedTests, mockedModules, metaphors]

/** Words that comments do not use: switched-off rules, metaphors of hydration, and a gender of the shopper. */
const commentTerms = 'eslint-disable oxlint-disable awake asleep alive lively wakes she her hers'.split(' ')

export default defineConfig(
  globalIgnores([
    '**/dist/**',
    '**/storybook-static/**',
    '**/coverage/**',
    '**/reports/**',
    '**/.cache/**',
    '**/.data/**',
    'test-fixtures/boundaries/**',
    'packages/adapter-*/src/generated/**',
  ]),
  // Nothing is switched off in a file: a rule that is wrong is changed here or in `.oxlintrc.json`, for all.
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      // The parameters of a property are checked strictly, and it can be handed on without the object.
      '@typescript-eslint/method-signature-style': ['error', 'property'],
      'no-restricted-syntax': ['error', ...everywhere],
      'no-useless-assignment': 'error',
      'no-warning-comments': ['error', { terms: commentTerms, location: 'anywhere' }],
    },
  },
  {
    files: ['packages/storefront-{ui,widgets,host}/src/**/*.tsx', 'apps/storefront/src/**/*.tsx'],
    ignores: tests,
    plugins: { krishi: { rules: { 'no-literal-text': noLiteralText } } },
    rules: { 'krishi/no-literal-text': 'error' },
  },
  {
    files: ['packages/*/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...newerMarkup] },
  },
  {
    files: ['**/e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...endedInterceptions] },
  },
  {
    // The last of two texts with one key counts, and the other one is lost without a word.
    files: ['**/messages/*.json'],
    plugins: { json },
    language: 'json/json',
    rules: { 'json/no-duplicate-keys': 'error' },
  },
  ...importLaw,
)
