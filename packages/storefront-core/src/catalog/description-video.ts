import type { ProductVideo } from './product-extras.ts'

/** The video that stands with the description: the second one, since the first belongs to the pictures [15.12]. */
export function descriptionVideo(videos: readonly ProductVideo[]): ProductVideo | null {
  return videos[1] ?? null
}
