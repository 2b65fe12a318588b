import { createElement, createRef } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'

/** What this reads of a module of stories. */
export interface StoryModule {
  readonly default: StoryFacts
  readonly [story: string]: StoryFacts
}

interface StoryFacts {
  readonly component?: ComponentType<never>
  readonly args?: object
}

/** Props that a page gives to the outermost element of a widget. */
const ofPage = { className: 'of-page', style: { '--of-page': '1' } }

/** The component of a story with its props, without what the story renders around it. */
export function widgetOf({ default: meta, ...stories }: StoryModule): ReactElement<object> {
  const [story] = Object.values(stories)
  const component = story?.component ?? meta.component
  if (component === undefined) {
    throw new Error(
      'A story names no component. Its root is not tested. Name the widget as `component` of its stories.',
    )
  }
  return createElement(component as ComponentType<object>, { ...meta.args, ...story?.args })
}

/**
 * Expects that a widget gives `className`, `style` and `ref` to one element: the outermost of its own. The `ref` of a field is that of
 * its control. `around` renders what the widget needs.
 */
export async function expectRoot(
  widget: ReactElement<object>,
  around: (widget: ReactElement) => ReactElement = (inner) => inner,
): Promise<void> {
  const ref = createRef<HTMLElement>()
  // A modal that is closed has no element.
  const props = { ...widget.props, ...ofPage, ...('onOpenChange' in widget.props && { open: true }), ref }
  await render(around(createElement(widget.type as ComponentType<object>, props)))
  await expect.poll(() => document.querySelectorAll('.of-page')).toHaveLength(1)
  const root = document.querySelector<HTMLElement>('.of-page')
  expect(root?.style.getPropertyValue('--of-page')).toBe('1')
  expect(root?.parentElement?.closest('[data-scope]')).toBeNull()
  const isControl = ref.current?.matches('input, select, textarea')
  expect(isControl ? root?.contains(ref.current) : ref.current === root).toBe(true)
}
