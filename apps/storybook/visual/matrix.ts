import type { Locale } from '@krishi/storefront-core/locale'
import type { MatrixPart } from '../../../tooling/test-matrix.ts'

/** One entry of Storybook's `index.json`. */
export interface StoryEntry {
  readonly id: string
  /** Names section and component, such as `Cart/Cart drawer`. */
  readonly title: string
  readonly type: string
  readonly tags: readonly string[]
  /** Its file, from the folder of Storybook's app. */
  readonly importPath: string
}

/** One picture to take. */
export interface Shot {
  readonly storyId: string
  /** File name of the baseline. */
  readonly name: string
  readonly width: number
}

/** The stories of a section that are shown one after the other in one page: opening it takes as long as ten pictures. */
export interface Showing {
  readonly title: string
  readonly locale: Locale
  readonly colorScheme: 'light' | 'dark'
  readonly shots: readonly Shot[]
}

/**
 * Which pictures are taken: every story on a phone in English by day, so that nothing changes unseen; and those tagged
 * `visual-matrix` also in two more scripts, by night, and on a desktop. `no-visual` leaves a story out.
 *
 * @param part The gate takes the first kind of those that `isNear` names, and the rest of the matrix what is left.
 */
export function showingsOf(
  entries: readonly StoryEntry[],
  part: MatrixPart = 'full',
  isNear: (story: StoryEntry) => boolean = () => true,
): Showing[] {
  const stories = entries.filter(({ type, tags }) => type === 'story' && !tags.includes('no-visual'))
  return [...new Set(stories.map(sectionOf))].flatMap((section) => {
    const own = stories.filter((story) => sectionOf(story) === section)
    const plain = part === 'full' ? own : own.filter((story) => isNear(story) === (part === 'gate'))
    const tagged = part === 'gate' ? [] : own.filter(({ tags }) => tags.includes('visual-matrix'))
    return looks.map((look) => showing(section, { plain, tagged }, look)).filter(({ shots }) => shots.length > 0)
  })
}

function sectionOf({ title }: StoryEntry): string {
  return title.replace(/\/.*/, '')
}

type Look = Pick<Showing, 'locale' | 'colorScheme'>

const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['en', 'hi', 'te'] as const).map((locale) => ({ locale, colorScheme })),
)

function showing(
  section: string,
  { plain, tagged }: Readonly<Record<'plain' | 'tagged', readonly StoryEntry[]>>,
  { locale, colorScheme }: Look,
): Showing {
  const isPlain = locale === 'en' && colorScheme === 'light'
  const shot = (width: number) => (story: StoryEntry) => ({
    storyId: story.id,
    name: `${story.id}-${width}-${locale}-${colorScheme}.webp`,
    width,
  })
  const onPhone = (isPlain ? plain : tagged).map(shot(360))
  const onDesktop = (locale === 'en' ? tagged : []).map(shot(1280))
  return { title: `${section}, ${locale}, ${colorScheme}`, locale, colorScheme, shots: [...onPhone, ...onDesktop] }
}
