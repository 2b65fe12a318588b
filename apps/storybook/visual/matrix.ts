import type { Locale } from '@krishi/storefront-core/locale'

/** One entry of Storybook's `index.json`. */
export interface StoryEntry {
  readonly id: string
  readonly type: string
  readonly tags: readonly string[]
}

/** One picture to take. */
export interface Shot {
  readonly storyId: string
  /** File name of the baseline. */
  readonly name: string
  readonly width: number
  readonly locale: Locale
  readonly colorScheme: 'light' | 'dark'
}

/**
 * Which pictures are taken: every story on a phone in English by day, so that nothing changes unseen; and those tagged
 * `visual-matrix` also in two more scripts, by night, and on a desktop. `no-visual` leaves a story out.
 */
export function shotsOf(stories: readonly StoryEntry[]): Shot[] {
  return stories
    .filter((story) => story.type === 'story' && !story.tags.includes('no-visual'))
    .flatMap((story) => (story.tags.includes('visual-matrix') ? matrix : [plain]).map((look) => shot(story.id, look)))
}

type Look = Omit<Shot, 'storyId' | 'name'>

const plain: Look = { width: 360, locale: 'en', colorScheme: 'light' }

const matrix: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) => [
  ...(['en', 'hi', 'te'] as const).map((locale) => ({ width: 360, locale, colorScheme })),
  { width: 1280, locale: 'en' as const, colorScheme },
])

function shot(storyId: string, look: Look): Shot {
  return { ...look, storyId, name: `${storyId}-${look.width}-${look.locale}-${look.colorScheme}.webp` }
}
