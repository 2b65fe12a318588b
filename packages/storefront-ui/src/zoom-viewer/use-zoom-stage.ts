import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEffectEvent } from '../react-compat.ts'
import { createZoomStage } from './create-zoom-stage.ts'
import type { ZoomedPicture, ZoomLevel } from './create-zoomed-picture.ts'
import { logged } from './log-failure.ts'
import { wholePicture, zoomSteps } from './zoom-geometry.ts'

/** The part of the stage that an arrow key moves the picture by. */
const panPart = 0.15

interface ZoomStageBinding {
  /** Another picture is shown whole. */
  readonly picture: string
  readonly onStep: (step: 1 | -1) => void
  /** Called with the scale that a button or key has set. */
  readonly onZoom: (scale: number) => void
}

/** Binds the stage to its elements, and to the keys of the dialog that it stands in [14.5]. */
export function useZoomStage({ picture, onStep, onZoom }: ZoomStageBinding) {
  const stageRef = useRef<HTMLDivElement>(null)
  const pictureRef = useRef<HTMLDivElement>(null)
  const zoomed = useRef<ZoomedPicture | null>(null)
  const [level, setLevel] = useState<ZoomLevel>('whole')
  const step = useEffectEvent(onStep)

  function zoom(way: 1 | -1) {
    const stage = zoomed.current
    if (!stage) return
    stage.measure()
    onZoom(stage.zoomBy(way * zoomSteps.button, wholePicture, true))
  }

  function reset() {
    zoomed.current?.show(wholePicture, true)
    onZoom(1)
  }

  /** What a key does; undefined for one that means nothing here. */
  function actionOf(key: string): (() => void) | undefined {
    const pan = (right: number, down: number) => () => {
      if (!zoomed.current?.pan(right * panPart, down * panPart) && right !== 0) onStep(right > 0 ? 1 : -1)
    }
    const actions: Readonly<Partial<Record<string, () => void>>> = {
      '+': () => zoom(1),
      '=': () => zoom(1),
      '-': () => zoom(-1),
      '0': reset,
      ArrowLeft: pan(-1, 0),
      ArrowRight: pan(1, 0),
      ArrowUp: pan(0, -1),
      ArrowDown: pan(0, 1),
    }
    return actions[key]
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // With a modifier it is the browser's own zoom.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = actionOf(event.key)
    if (!act) return
    event.preventDefault()
    // Rendered at once: in a shadow root React does not treat a native listener's event as user input and renders later;
    // a quick second key would then be handled with the state from before the first.
    flushSync(act)
  })

  // In a layout effect: the listener must exist before the first key press.
  useLayoutEffect(() => {
    const [around, inside] = [stageRef.current, pictureRef.current]
    if (!around || !inside) return undefined
    const stop = new AbortController()
    const { signal } = stop
    zoomed.current = createZoomStage(around, inside, signal, { onLevelChange: setLevel, onStep: (way) => step(way) })
    const dialog: HTMLElement = around.closest('dialog') ?? around
    dialog.addEventListener(
      'keydown',
      logged((event) => onKeyDown(event)),
      { signal },
    )
    return () => stop.abort()
  }, [])

  useEffect(() => zoomed.current?.show(wholePicture, true), [picture])

  return { stageRef, pictureRef, level, zoom, reset }
}
