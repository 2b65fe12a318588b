import type { Locale } from '../locale/index.ts'
import type { NamedImage } from './settings.ts'

/** The address of a picture in a language, else in English; null where it is switched off or there is none [04.7]. */
export function imageFor(
  { enabled, imagePaths }: Pick<NamedImage, 'enabled' | 'imagePaths'>,
  locale: Locale,
): string | null {
  return (enabled && (imagePaths[locale] || imagePaths.en)) || null
}
