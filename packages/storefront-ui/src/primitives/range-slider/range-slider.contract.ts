import type { WidgetContract } from '../../contract/index.ts'

export const rangeSliderContract = {
  scope: 'range-slider',
  parts: {
    root: 'The slider, as wide as its place.',
    track: 'The line on which thumbs move; a tap on it moves the nearer one.',
    fill: 'What lies between the thumbs.',
    thumb: 'One of the two; it holds a native range input.',
  },
  attributes: { 'data-dragging': 'The thumb is being moved.' },
  variables: {
    '--sf-range-slider-from': 'Where the fill begins, as a percentage; set by the component.',
    '--sf-range-slider-to': 'Where it ends.',
  },
} as const satisfies WidgetContract
