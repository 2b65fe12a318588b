import type { WidgetContract } from '../contract/index.ts'

export const zoomViewerContract = {
  scope: 'zoom-viewer',
  parts: {
    root: 'Everything in the dialog.',
    stage: 'The ground of the picture; fingers, mouse and wheel are read here.',
    picture: 'What is enlarged and moved, by its transform.',
    controls: 'The buttons.',
    zoom: 'The group of buttons that enlarge.',
  },
  attributes: { 'data-level': '`whole`, `between` or `most`: how near the scale is to its limits.' },
  variables: {},
} as const satisfies WidgetContract
