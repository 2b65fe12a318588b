import type { LocalizedText } from './localized-text.ts'

/**
 * The colour of the triangle on a pesticide's label (Insecticides Rules 1971, 19): red is extremely toxic, yellow highly, blue
 * moderately, green slightly.
 */
export type ToxicityClass = 'red' | 'yellow' | 'blue' | 'green'

/** What the label of a pesticide tells (Insecticides Rules 1971, 10E and 19). What the catalogue does not know is null: a guess can kill. */
export interface PlantProtection {
  readonly registrationNumber: string | null
  readonly toxicity: ToxicityClass | null
  readonly antidote: LocalizedText | null
  /** Address of the leaflet that is in the pack, as the catalogue has it: to be checked before it is shown. */
  readonly leafletUrl: string | null
}
