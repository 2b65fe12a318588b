import { soundOf } from '@krishi/storefront-core/search'

/**
 * Which part of a plant it is, or what grows on it, as farmers join it to the name: `neralehannu` is the fruit of nerale,
 * `menthyasoppu` the greens of menthya. By language: Kannada, Telugu, Tamil, Bengali.
 */
const kinds = [
  'hannu kayi kalu soppu hoovu hu gida mara bele gadde',
  'kaya pandu kura aku puvvu chettu ginjalu dumpa',
  'kai pazham keerai chedi maram ilai kizhangu paruppu payaru',
  'shak phul pata gach',
].flatMap((line) => line.split(' ').map(soundOf))

/** Kannada puts `ina` between a name in -u and what belongs to it: halasu, halasina hannu. */
const ending = new RegExp(`(?:${soundOf('ina')})?(?:${kinds.join('|')})$`)

/** A sound of one syllable names too many things. */
const shortestStem = 3

/** The name that a kind is joined to, such as `nerale` of `neralehannu`; nothing when a word does not end in a kind. */
export function stemOf(word: string): string | null {
  const sound = soundOf(word)
  const stem = sound.replace(ending, '')
  if (stem === sound || stem.length < shortestStem) return null
  const beginnings = Array.from(word, (_, index) => word.slice(0, -1 - index))
  return beginnings.find((beginning) => soundOf(beginning) === stem) ?? null
}
