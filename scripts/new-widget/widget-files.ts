import { languages } from '../messages/languages.ts'
import { widgetNames, type WidgetNames } from './widget-names.ts'

/** The files of a new widget by their path in its folder: complete, and with a test that fails until it does something. */
export function widgetFiles(name: string): Readonly<Record<string, string>> {
  const names = widgetNames(name)
  // The same English in all six: `pnpm messages` fails until each is translated.
  const messages = `${JSON.stringify({ title: names.words }, null, 2)}\n`
  return {
    [`${name}.tsx`]: component(names),
    [`${name}.contract.ts`]: contract(names),
    'styles.css': styles(names),
    [`${name}.stories.tsx`]: stories(names),
    [`${name}.browser.test.tsx`]: test(names),
    'index.ts': index(names),
    ...Object.fromEntries(languages.map((language) => [`messages/${language}.json`, messages])),
  }
}

function component({ name, component, scope, words }: WidgetNames): string {
  return `import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import en from './messages/en.json'

export interface ${component}Props {
  readonly messages?: MessageOverrides<typeof en>
}

/** ${words}: say what it is for the shopper. Renders a \`<section>\`. */
export function ${component}({ messages }: ${component}Props) {
  const t = usePlainMessages('${scope}', en, messages)
  return (
    <section data-scope="${name}" data-part="root">
      <h2>{t('title')}</h2>
    </section>
  )
}
`
}

function contract({ name, scope, words }: WidgetNames): string {
  return `import type { WidgetContract } from '../contract/index.ts'

export const ${scope}Contract = {
  scope: '${name}',
  parts: { root: '${words}.' },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
`
}

function styles({ name }: WidgetNames): string {
  return `@layer sf.widgets {
  [data-scope='${name}'][data-part='root'] {
    padding: var(--sf-space-16);
    color: var(--sf-color-text);
  }
}
`
}

function stories({ name, component, words }: WidgetNames): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${component} } from './${name}.tsx'

const meta = {
  title: 'New/${words}',
  component: ${component},
  parameters: {
    // Write them: a test wants them of every widget. Their shape is in apps/storybook/docs/usage.ts.
    usage: {
      when: '',
      dos: [],
      donts: [],
    },
  },
} satisfies Meta<typeof ${component}>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}
`
}

function test({ name, component, scope, words }: WidgetNames): string {
  return `import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conformance } from '../testing/index.ts'
import { ${scope}Contract } from './${name}.contract.ts'
import { ${component} } from './${name}.tsx'

conformance('${words.toLowerCase()}', { contract: ${scope}Contract, widget: () => <${component} /> })

describe('${words.toLowerCase()}', () => {
  // Write the first behaviour here, its id of docs/behaviours.md in the title.
  it('lets the shopper act', async () => {
    await render(<${component} />)
    await expect.element(page.getByRole('button')).toBeVisible()
  })
})
`
}

function index({ name, component }: WidgetNames): string {
  return `export { ${component} } from './${name}.tsx'
export type { ${component}Props } from './${name}.tsx'
`
}
