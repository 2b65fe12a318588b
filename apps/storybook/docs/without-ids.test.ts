import { expect, it } from 'vitest'
import { withoutIds } from './without-ids.ts'

it.each([
  ['What each takes off [26.1]. Renders a dialog.', 'What each takes off. Renders a dialog.'],
  ['Two rules [26.1] [V7.5.2] meet.', 'Two rules meet.'],
  ['An array `string[]` stays, and a [link] too.', 'An array `string[]` stays, and a [link] too.'],
])('says %j without ids', (text, said) => {
  expect(withoutIds(text)).toBe(said)
})
