import { expect, it } from 'vitest'
import { describeOpening } from './start-output.ts'

it('says in development why only this computer can open the shop, its address last', () => {
  const lines = describeOpening({ mode: 'development', host: '127.0.0.1' }, 3000)
  expect(lines).toEqual([
    expect.stringMatching(/^Only this computer .* sign-in codes .* HOST=0\.0\.0\.0 /),
    'Krishi is open: http://localhost:3000',
  ])
})

it('warns in development when others can open it', () => {
  const [warning] = describeOpening({ mode: 'development', host: '0.0.0.0' }, 3000)
  expect(warning).toMatch(/^Whoever reaches 0\.0\.0\.0 can open it, .* sign-in codes .* NODE_ENV=production\.$/)
})

it('says its address alone in production', () => {
  expect(describeOpening({ mode: 'production', host: '0.0.0.0' }, 80)).toEqual(['Krishi is open: http://localhost:80'])
})
