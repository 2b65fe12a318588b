import type { WidgetContract } from '../contract/index.ts'

export const signInContract = {
  scope: 'sign-in',
  parts: {
    root: 'Heading and steps, where it is not a dialog.',
    title: 'The heading.',
    steps: 'The step that it is.',
    form: 'The fields of the step and what can be done with them.',
    intro: 'Why a sign-in is asked for.',
    sent: 'Where the code was sent, and the way back.',
    development: 'The code of a shop that sends no messages.',
    failure: 'That no code could be sent; empty until then.',
    resend: 'The way to another code.',
    verified: 'That the shopper is signed in.',
  },
  attributes: { 'data-step': '`number` or `code`.' },
  variables: {},
} as const satisfies WidgetContract
