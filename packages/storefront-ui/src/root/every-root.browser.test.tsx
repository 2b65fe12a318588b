import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Dialog } from '../primitives/dialog/index.ts'
import { Drawer } from '../primitives/drawer/index.ts'
import { CartIcon } from '../primitives/icon/index.ts'
import { RadioGroup } from '../primitives/radio-group/index.ts'
import { Toaster, createToastStore } from '../primitives/toast/index.ts'
import { expectRoot, widgetOf } from '../testing/roots/index.ts'
import type { StoryModule } from '../testing/roots/index.ts'

// Tokens are no widgets, and the spinner is an element.
const stories = import.meta.glob<StoryModule>(['../**/*.stories.tsx', '!../theme/**', '!../primitives/spinner/**'])

const nothing = () => undefined

/** The widgets whose stories show a page that holds them. */
const within: Readonly<Record<string, ReactElement<object>>> = {
  dialog: <Dialog open onOpenChange={nothing} title="Where to?" />,
  drawer: <Drawer open onOpenChange={nothing} title="Cart" />,
  icon: <CartIcon />,
  'radio-group': <RadioGroup legend="How?" value="online" onValueChange={nothing} />,
  toast: <Toaster store={createToastStore()} />,
}

describe('Every widget', () => {
  it.each(Object.entries(stories))('takes a class, a style and a ref for its root: %s', async (path, load) => {
    const name = /([\w-]+)\.stories\.tsx$/.exec(path)?.[1] ?? ''
    await expectRoot(within[name] ?? widgetOf(await load()))
  })

  it('is among those that are tested', () => {
    expect(Object.keys(stories).length).toBeGreaterThan(130)
  })
})
