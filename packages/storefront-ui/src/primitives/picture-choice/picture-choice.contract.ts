import type { WidgetContract } from '../../contract/index.ts'

export const pictureChoiceContract = {
  scope: 'picture-choice',
  parts: {
    root: 'The name of the choice, what is chosen, the button, the error.',
    label: 'Its name.',
    list: 'The chosen pictures.',
    picture: 'One of them, small, with the button that takes it out.',
    file: 'The native choice of files, opened by the button.',
  },
  attributes: {},
  variables: {},
} as const satisfies WidgetContract
