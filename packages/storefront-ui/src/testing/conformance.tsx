import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import type { WidgetContract } from '../contract/index.ts'
import { renderInShadow } from './render-in-shadow.tsx'

/** What `conformance` needs to know of a widget. */
export interface ConformanceOptions {
  readonly contract: WidgetContract
  /** The widget with its plainest props, without a provider. */
  readonly widget: () => ReactElement
  /** Something modal has no markup on the server and is left out of that test. @default true */
  readonly rendersOnServer?: boolean
}

/** The tests that every widget passes alike. Call it at the top level of a browser test. */
export function conformance(name: string, { contract, widget, rendersOnServer = true }: ConformanceOptions) {
  describe(`${name}: what every widget keeps`, () => {
    it('works without a provider and carries its scope', async () => {
      const { container } = await render(widget())
      expect(container.querySelector(`[data-scope='${contract.scope}']`)).not.toBeNull()
    })

    it('shows only the parts and facts that its contract lists', async () => {
      const { container } = await render(widget())
      expect(unlisted(container, contract)).toEqual([])
    })

    it('renders the same in a shadow root', async () => {
      const light = await render(widget())
      const shadow = await renderInShadow(widget())
      expect(skeletonOf(shadow.root)).toEqual(skeletonOf(light.container))
      await shadow.unmount()
    })

    if (!rendersOnServer) return

    it('hydrates what the server wrote without a difference', async () => {
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(widget())
      const complaints: unknown[] = []
      const root = hydrateRoot(container, widget(), { onRecoverableError: (error) => complaints.push(error) })
      // Also after a failure: the next tests must start from an empty page.
      onTestFinished(() => {
        root.unmount()
        container.remove()
      })
      await expect.poll(() => isHydrated(container)).toBe(true)
      expect(complaints).toEqual([])
    })
  })
}

/** Parts and `data-*` attributes of the widget's own elements that the contract does not name. */
function unlisted(root: Element, { scope, parts, attributes }: WidgetContract): string[] {
  const found = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>(`[data-scope='${scope}']`)) {
    const part = element.dataset['part'] ?? '(none)'
    if (!(part in parts)) found.add(`part ${part}`)
    for (const attribute of element.getAttributeNames()) {
      const listed = attribute in attributes || attribute === 'data-scope' || attribute === 'data-part'
      if (attribute.startsWith('data-') && !listed) found.add(attribute)
    }
  }
  return [...found]
}

/** Tags and parts in order: what must be alike wherever a widget stands. */
function skeletonOf(root: Element | ShadowRoot): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-scope]')].map(
    ({ tagName, dataset }) => `${tagName} ${dataset['scope']} ${dataset['part']}`,
  )
}

/** React marks the elements that it has taken over. */
function isHydrated(container: Element): boolean {
  const first = container.firstElementChild
  return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'))
}
