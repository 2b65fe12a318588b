import type { WidgetContract } from '../../contract/index.ts'

export const dialogContract = {
  scope: 'dialog',
  parts: {
    root: 'The modal `<dialog>`; its `::backdrop` dims the page.',
    panel: 'Everything that is rendered.',
    header: 'Heading and closing button.',
    title: 'The heading; focus starts here.',
    body: 'The content, which scrolls.',
    footer: 'Sums and the main button, always in view.',
    notices: 'The live region of toasts and announcements while it is in front.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
