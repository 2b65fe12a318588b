import { useEffect, useRef } from 'react'
import type { Translate } from '../i18n/index.ts'
import { useAnnounce } from '../primitives/live-region/index.ts'
import type { FilterSection, LimitReached } from './filter-panel.types.ts'
import type en from './messages/en.json'

interface VoiceFacts {
  readonly sections: readonly FilterSection[]
  readonly limitReached: LimitReached | null
  readonly isCleared?: boolean
  readonly t: Translate<keyof typeof en>
}

/** Says once what changed without having the focus: a limit that was met [13.6], and that everything was cleared. */
export function useFilterVoice({ sections, limitReached, isCleared = false, t }: VoiceFacts): void {
  const announce = useAnnounce()
  const said = useRef<LimitReached | null>(null)
  const wasCleared = useRef(isCleared)

  useEffect(() => {
    if (limitReached === said.current) return
    said.current = limitReached
    const section = sections.find(({ name }) => name === limitReached?.section)
    if (limitReached && section) announce(t('limit', { section: section.title.text, limit: limitReached.limit }))
  }, [announce, limitReached, sections, t])

  useEffect(() => {
    if (isCleared === wasCleared.current) return
    wasCleared.current = isCleared
    if (isCleared) announce(t('cleared'))
  }, [announce, isCleared, t])
}
