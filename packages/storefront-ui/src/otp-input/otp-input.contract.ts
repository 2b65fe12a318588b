import type { WidgetContract } from '../contract/index.ts'

export const otpInputContract = {
  scope: 'otp-input',
  parts: {
    root: 'Label, description, boxes and error of one code.',
    label: 'The name of the code.',
    room: 'The width that the boxes share.',
    frame: 'Boxes and input, with the ring of the focus.',
    boxes: 'The boxes under the input; only rendered.',
    box: 'The place of one digit.',
    control: 'The one input, whose digits stand in the boxes.',
  },
  attributes: {
    'data-invalid': 'The code was refused.',
    'data-busy': 'The code is being checked.',
    'data-filled': 'The box has its digit.',
  },
  variables: {
    '--sf-otp-input-length': 'How many boxes there are; set by the widget.',
    '--sf-otp-input-gap': 'Between two boxes.',
    '--sf-otp-input-pitch': 'From one box to the next.',
  },
} as const satisfies WidgetContract
