import { createZoomedPicture } from './create-zoomed-picture.ts'
import type { ZoomedPicture, ZoomLevel } from './create-zoomed-picture.ts'
import { logged } from './log-failure.ts'
import { listenToPointers } from './listen-to-pointers.ts'
import { wheelStep } from './zoom-geometry.ts'

/** What the stage tells. */
export interface ZoomStageOptions {
  /** Called when the level has changed: after a step, and once the fingers are lifted. */
  readonly onLevelChange: (level: ZoomLevel) => void
  /** Called when the whole picture is swiped aside: 1 for the next one, -1 for the one before. */
  readonly onStep: (step: 1 | -1) => void
}

/** How many px a wheel turns by one of its units: pixels, lines, pages. */
const pxPerUnit = [1, 40, 800]

/** Lets a picture be enlarged and moved with wheel, fingers and mouse [14.5], until `signal` is aborted. */
export function createZoomStage(
  stage: HTMLElement,
  picture: HTMLElement,
  signal: AbortSignal,
  options: ZoomStageOptions,
): ZoomedPicture {
  const zoomed = createZoomedPicture(stage, picture, options.onLevelChange)

  function onWheel(event: WheelEvent): void {
    event.preventDefault()
    zoomed.measure()
    zoomed.zoomBy(wheelStep(event.deltaY * (pxPerUnit[event.deltaMode] ?? 1)), zoomed.placeOf(event))
  }

  stage.addEventListener('wheel', logged(onWheel), { signal, passive: false })
  listenToPointers(stage, signal, zoomed, options.onStep)
  // Turning the phone changes the size of the stage.
  const resizes = new ResizeObserver(() => zoomed.show(zoomed.measure()))
  resizes.observe(stage)
  signal.addEventListener('abort', () => resizes.disconnect())
  return zoomed
}
