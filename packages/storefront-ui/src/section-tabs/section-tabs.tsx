import { useEffect } from 'react'
import { usePlainMessages } from '../i18n/index.ts'
import type { MessageOverrides } from '../i18n/index.ts'
import { insteadOfLink } from '../primitives/button/index.ts'
import { useRootRef } from '../root/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'
import { goToSection } from './go-to-section.ts'
import { useCurrentSection } from './use-current-section.ts'

/** A part of a product page that the bar leads to. */
export type SectionName = 'details' | 'explore' | 'reviews' | 'faqs'

/** Props of the bar that leads to the parts of a page. */
export interface SectionTabsProps extends RootProps<HTMLElement> {
  /** Those that are on the page, in its order; each is an element with this id. */
  readonly sections: readonly SectionName[]
  readonly messages?: MessageOverrides<typeof en> | undefined
}

/**
 * The parts of a product page, in a bar that sticks to its top [15.1]; the one that is being read is marked. Renders a
 * `<nav>` of links to the parts. Following one leaves no step in the history: Back is for the page before.
 */
export function SectionTabs({ sections, messages, ...root }: SectionTabsProps) {
  const t = usePlainMessages('sectionTabs', en, messages)
  const navRef = useRootRef(root)
  const current = useCurrentSection(navRef, sections)

  useEffect(() => {
    if (current !== null) showCurrent(navRef.current)
  }, [current, navRef])

  return (
    <nav {...root} data-scope="section-tabs" data-part="root" aria-label={t('label')} ref={navRef}>
      <ul data-scope="section-tabs" data-part="list">
        {sections.map((name) => (
          <li key={name}>
            <a
              data-scope="section-tabs"
              data-part="tab"
              href={`#${name}`}
              aria-current={name === current ? 'location' : undefined}
              onClick={(event) => {
                const { currentTarget } = event
                insteadOfLink(() => goToSection(currentTarget, name))(event)
              }}
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Brings the marked link to the middle of its row, unless it is being pressed: the finger would come up on another link. The page
 * itself stays: `scrollIntoView` would move it, too.
 */
function showCurrent(nav: HTMLElement | null): void {
  const tab = nav?.querySelector<HTMLElement>('[aria-current]')
  const row = nav?.querySelector('ul')
  if (!tab || !row || row.matches(':active')) return
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
