import type { WidgetContract } from '../../contract/index.ts'

export const toastContract = {
  scope: 'toast',
  parts: {
    region: 'The live region; empty most of the time.',
    list: 'The notices of one placement.',
    card: 'One notice.',
    text: 'Its sentence.',
    buttons: 'What can be done, and the way to close it.',
  },
  attributes: {
    'data-placement': '`top-center` or `bottom`.',
    'data-tone': '`info`, `success` or `danger`.',
    'data-newest': 'The notice that came last; a phone shows this one alone.',
  },
  variables: { '--sf-toast-offset': 'Room to leave at the bottom for a sticky bar. Default 0px.' },
} as const satisfies WidgetContract
