import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'

/** Around every page of the docs: Storybook's own frame has no landmark, so that no key leads to the text. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...props}>
      <main>{children}</main>
    </DocsContainer>
  )
}
