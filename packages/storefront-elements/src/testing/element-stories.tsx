import { openShop } from '@krishi/storefront-widgets/testing'
import type { StoryContext } from '@storybook/react-vite'
import { useEffect } from 'react'
import { action } from 'storybook/actions'
import type { ElementFacts } from '../manifest/element-facts.ts'
import { elementFacts, fieldAttributes } from '../manifest/element-facts.ts'
import type { ElementModule } from '../runtime/element-module.ts'
import type { ElementArgs } from './markup-of.ts'
import { schemeOf, StoryElement } from './story-element.tsx'
import type { StoryElementProps } from './story-element.tsx'
import { inElementShop } from './story-shop.tsx'

/** What the list of elements has of a tag. */
export function factsOf(tag: string): ElementFacts {
  const facts = elementFacts.find((each) => each.tag === tag)
  if (facts) return facts
  throw new Error(`No element is called "${tag}". Its stories have nothing to show. See element-facts.ts.`)
}

/** An element, and the events of it that Storybook lists. */
function Told({ events, ...shown }: StoryElementProps & Pick<ElementFacts, 'events'>) {
  useEffect(() => {
    const stop = new AbortController()
    for (const { name } of events) {
      const list = action(name)
      document.addEventListener(name, (event) => list((event as CustomEvent).detail), { signal: stop.signal })
    }
    return () => stop.abort()
  }, [events])
  return <StoryElement {...shown} />
}

/** What all stories of an element have in common: it stands in a shop in memory, and Storybook's controls are its attributes. */
export function elementStories(tag: string, element: ElementModule) {
  const { attributes, isField, content, events } = factsOf(tag)
  const own = isField ? [...attributes, ...fieldAttributes] : attributes
  return {
    loaders: [openShop()],
    decorators: [inElementShop],
    render: ({ content: between, ...given }: ElementArgs, { globals }: Pick<StoryContext, 'globals'>) => (
      <Told
        {...{ tag, element, events }}
        attributes={{ ...schemeOf(globals), ...given }}
        content={String(between ?? '')}
      />
    ),
    argTypes: Object.fromEntries([
      ...own.map(({ name, description, type }) => [
        name,
        { description, control: type === 'boolean' ? 'boolean' : 'text', table: { type: { summary: type } } },
      ]),
      ...(content === undefined ? [] : [['content', { description: content, control: 'text' }]]),
    ]) as Record<string, object>,
  }
}

/** A link to the product in the shop, for between the tags. */
export function shopLink(handle: string): string {
  return `<a href="https://shop.example/products/${handle}">See it in the shop</a>`
}
