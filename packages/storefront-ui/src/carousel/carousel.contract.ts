import type { WidgetContract } from '../contract/index.ts'

export const carouselContract = {
  scope: 'carousel',
  parts: {
    root: 'The region.',
    stage: 'The slide in view, with the buttons on it.',
    rotation: 'Around the button that stops and starts the turning; first in order.',
    previous: 'Around the button to the slide before.',
    next: 'Around the button to the slide after.',
    row: 'All slides side by side; it scrolls and snaps.',
    slide: 'One slide.',
    content: 'What is in it: a picture, its button or its link, or the poster of a video.',
    caption: 'Words beside a picture.',
    play: 'The button on a poster that starts its video.',
    video: 'The player.',
    indicators: 'The row of dots.',
    indicator: 'The button of a slide, rendered as a dot.',
    thumbnails: 'The row of small pictures.',
    thumbnail: 'The button of a slide, rendered as its picture.',
  },
  attributes: { 'data-live': '`true` once it moves by its own code; until then the row is scrolled by the browser.' },
  variables: {
    '--sf-carousel-thumbnail': 'Width of a thumbnail. Default 65px.',
    '--sf-carousel-height': 'Height of the row, in which pictures are fitted. Default that of the pictures.',
  },
} as const satisfies WidgetContract
