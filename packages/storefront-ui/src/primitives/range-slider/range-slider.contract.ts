import type { WidgetContract } from '../../contract/index.ts'

export const rangeSliderContract = {
  scope: 'range-slider',
  parts: {
    root: 'The slider, as wide as its place.',
    track: 'The line on which thumbs move; a tap or a drag across moves the nearer one, a swipe up or down scrolls.',
    fill: 'What lies between the thumbs.',
    thumb: 'One of the two.',
    input: 'The native range input of a thumb, unseen.',
  },
  attributes: { 'data-dragging': 'The thumb is being moved.' },
  variables: {
    '--sf-range-slider-from': 'Where the fill begins, as a percentage; set by the component.',
    '--sf-range-slider-to': 'Where it ends.',
  },
} as const satisfies WidgetContract
