import { useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'
import type { SliderAria } from 'react-aria/useSlider'
import { useSlider, useSliderThumb } from 'react-aria/useSlider'
import { useSliderState } from 'react-stately/useSliderState'
import type { SliderState } from 'react-stately/useSliderState'
import { rootOf } from '../../root/index.ts'
import type { RootProps } from '../../root/index.ts'
import { useSettledRange } from './use-settled-range.ts'
import type { Range } from './use-settled-range.ts'

/** Props of a slider with two thumbs. */
export interface RangeSliderProps extends RootProps {
  /** What is chosen; its name for screen readers. */
  label: string
  /** Where the thumbs stand; the first is always less than the second. */
  value: Range
  min: number
  max: number
  step: number
  /** Names of the thumbs. */
  thumbLabels: readonly [string, string]
  /** What each thumb says of its value. */
  valueTexts: readonly [string, string]
  /** Called for every step on the way; `value` does not change until the prop does. */
  onMove: (value: Range) => void
  /** Called once at the end of a change: the thumb or the key is released, or the slider loses the focus. */
  onSettle: (value: Range) => void
}

// The library's number formatter is not used: spoken values come from `valueTexts`.
const numbers = new Intl.NumberFormat()

/** How far the finger of a tap may wander, in px. */
const slop = 8

/**
 * A span on a line: two thumbs that keep at least one step apart, for finger, mouse and keyboard (arrows one step, Page
 * keys ten, Home and End to the ends). Renders a `<div role="group">` with two native range inputs.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, value, min, max, step } = props
  const trackRef = useRef<HTMLDivElement>(null)
  const { change, settle, watch } = useSettledRange(props)
  const finger = useRef<PointerEvent<Element & HTMLOrSVGElement> | null>(null)
  const state = useSliderState({
    value: [...value],
    minValue: min,
    maxValue: max,
    step,
    onChange: change,
    onChangeEnd: settle,
    numberFormatter: numbers,
  })
  const { groupProps, trackProps } = useSlider({ 'aria-label': label }, state, trackRef)
  // A finger that begins on the line may scroll the page, which the style of the library forbids: it takes the nearer thumb with it
  // once it moves across. The mouse events that follow a tap move that thumb, too.
  const line: SliderAria['trackProps'] = {
    onMouseDown: trackProps.onMouseDown,
    onPointerDown(event) {
      if (event.pointerType === 'touch') finger.current = event
      else trackProps.onPointerDown?.(event)
    },
    onPointerMove(event) {
      const down = finger.current
      if (
        down?.pointerId === event.pointerId &&
        Math.abs(event.clientX - down.clientX) > Math.abs(event.clientY - down.clientY) + slop
      ) {
        finger.current = null
        event.stopPropagation()
        trackProps.onPointerDown?.(down)
      }
    },
  }
  const fill = {
    ...props.style,
    '--sf-range-slider-from': `${state.getThumbPercent(0) * 100}%`,
    '--sf-range-slider-to': `${state.getThumbPercent(1) * 100}%`,
  }
  return (
    <div {...rootOf(props)} {...groupProps} {...watch} data-scope="range-slider" data-part="root" style={fill}>
      <div {...line} ref={trackRef} data-scope="range-slider" data-part="track">
        <div data-scope="range-slider" data-part="fill" />
        {([0, 1] as const).map((index) => (
          <Thumb key={index} index={index} state={state} trackRef={trackRef} slider={props} />
        ))}
      </div>
    </div>
  )
}

interface ThumbProps {
  index: 0 | 1
  state: SliderState
  trackRef: RefObject<HTMLDivElement | null>
  slider: RangeSliderProps
}

function Thumb({ index, state, trackRef, slider }: ThumbProps) {
  const { min, max, step, value, thumbLabels, valueTexts } = slider
  const inputRef = useRef<HTMLInputElement>(null)
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { index, trackRef, inputRef, 'aria-label': thumbLabels[index] },
    state,
  )
  return (
    <div {...thumbProps} data-scope="range-slider" data-part="thumb" data-dragging={isDragging || undefined}>
      <input
        {...inputProps}
        min={index === 0 ? min : value[0] + step}
        max={index === 0 ? value[1] - step : max}
        type="range"
        ref={inputRef}
        data-scope="range-slider"
        data-part="input"
        aria-valuetext={valueTexts[index]}
        // Only its own label: the group announces the other one.
        aria-labelledby={undefined}
        aria-describedby={undefined}
        aria-details={undefined}
      />
    </div>
  )
}
