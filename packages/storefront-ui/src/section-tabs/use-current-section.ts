import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { findSection } from './go-to-section.ts'
import type { SectionName } from './section-tabs.tsx'

/** A line a third down the screen: what it crosses is being read. */
const rootMargin = '-33% 0px -66% 0px'

/** The part of the page that is being read; null above and between them, and on the server. */
export function useCurrentSection(
  navRef: RefObject<HTMLElement | null>,
  sections: readonly SectionName[],
): SectionName | null {
  const [current, setCurrent] = useState<SectionName | null>(null)
  const names = sections.join(' ')

  useEffect(() => {
    const found = new Map<Element, SectionName>()
    for (const name of names.split(' ') as SectionName[]) {
      const section = findSection(navRef.current, name)
      if (section) found.set(section, name)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const name = found.get(target) ?? null
          setCurrent((shown) => (isIntersecting ? name : shown === name ? null : shown))
        }
      },
      { rootMargin },
    )
    for (const section of found.keys()) observer.observe(section)
    return () => observer.disconnect()
  }, [names, navRef])

  return current
}
