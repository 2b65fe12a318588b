import { expect, it } from 'vitest'
import { scaleRems } from './scale-rems.ts'

it('scales rem in declarations, not in conditions', () => {
  const sheet = '@media not (min-width:60rem){@container x (width<22rem){a{margin:-1.5rem 2em calc(.5rem + 1px)}}}'
  expect(scaleRems(sheet)).toBe(
    '@media not (min-width:60rem){@container x (width<22rem){a{margin:calc(-1.5rem*var(--sf-scale)) 2em calc(calc(.5rem*var(--sf-scale)) + 1px)}}}',
  )
})
