import { ArgTypes, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { markupOf } from '../../../../packages/storefront-elements/src/testing/markup-of.ts'
import type { ElementArgs } from '../../../../packages/storefront-elements/src/testing/markup-of.ts'
import type { Usage } from '../usage.ts'
import { Anatomy } from './anatomy.tsx'
import { ElementCode, ElementTables, elementOf } from './element-tables.tsx'
import { FactsList } from './facts-list.tsx'
import { KeyTable } from './key-table.tsx'
import { UsageNotes } from './usage-notes.tsx'
import { pageFacts } from './widget-facts.ts'
import type { PageFacts } from './widget-facts.ts'

/** The page of a widget: what it is for, its properties, its parts, keys, bytes and status, and every state. */
export function WidgetPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { fileName, usage } = preparedMeta.parameters as { fileName: string; usage?: Usage }
  const facts = pageFacts(fileName)
  const { tag } = facts
  return (
    <>
      <Title />
      {tag === null ? <Description /> : <p>{elementOf(tag).description}.</p>}
      <FactsList facts={facts} />
      {usage === undefined ? null : <UsageNotes usage={usage} />}
      <Primary />
      {tag === null ? <WidgetParts facts={facts} /> : <ElementParts tag={tag} args={preparedMeta.initialArgs} />}
      <KeyTable patterns={facts.patterns} own={usage?.keys ?? {}} />
      <Stories title="States" />
    </>
  )
}

function WidgetParts({ facts: { own, others } }: { facts: PageFacts }) {
  return (
    <>
      <h2>Properties</h2>
      <ArgTypes />
      <Anatomy {...{ own, others }} />
    </>
  )
}

function ElementParts({ tag, args }: { tag: string; args: ElementArgs }) {
  const element = elementOf(tag)
  return (
    <>
      <ElementCode code={markupOf(tag, args)} />
      <ElementTables element={element} />
      <Anatomy own={element.scopes} others={[]} isInShadow />
    </>
  )
}
