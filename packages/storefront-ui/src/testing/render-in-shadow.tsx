import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'

/** Where `renderInShadow` put the widget. */
export interface ShadowScreen {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  rerender: (ui: ReactNode) => Promise<void>
  unmount: () => Promise<void>
}

/**
 * Renders into an open shadow root, as a partner's page embeds a widget. `styles` is the text of a style sheet
 * (`import styles from '../styles.css?inline'`). Queries of `page` look into open shadow roots by themselves.
 */
export async function renderInShadow(ui: ReactNode, { styles = '' }: { styles?: string } = {}): Promise<ShadowScreen> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const container = root.appendChild(document.createElement('div'))
  const screen = await render(ui, { container, baseElement: host })
  return {
    host,
    root,
    rerender: screen.rerender,
    async unmount() {
      await screen.unmount()
      host.remove()
    },
  }
}
