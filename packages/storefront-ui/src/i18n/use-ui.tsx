import { use } from '../react-compat.ts'
import { ExternalLink, isExternalHref } from './link.tsx'
import type { LinkComponent, LinkProps } from './link.tsx'
import { UiContext } from './ui-context.ts'
import type { UiContextValue } from './ui-context.ts'

/** What a widget may read of its surroundings. */
export interface Ui extends Omit<UiContextValue, 'link' | 'markedAs'> {
  /** Every link of a view: the host's link inside the site, a new tab with `rel="noopener"` outside [05.6]. */
  readonly Link: LinkComponent
}

function UiLink(props: LinkProps) {
  const { link } = use(UiContext)
  const Anchor = isExternalHref(props.href) ? ExternalLink : link
  return <Anchor {...props} />
}

/** The language, the link and the container of the nearest provider, or their defaults. */
export function useUi(): Ui {
  return { ...use(UiContext), Link: UiLink }
}
