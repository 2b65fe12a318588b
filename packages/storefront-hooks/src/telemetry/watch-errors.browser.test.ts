import { expect, it, onTestFinished } from 'vitest'
import { watchErrors } from './watch-errors.ts'

it('[06.3] reports what nobody has caught, each defect once, until it ends', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const page = frame.contentWindow
  if (!page) throw new Error('The frame has no window. Nothing can fail in it. Look at how it is made.')
  const reports: [string, string][] = []
  const end = watchErrors(page, { report: (error, name) => void reports.push([String(error), name]) })
  const fail = (error: unknown) => page.dispatchEvent(new ErrorEvent('error', { error, message: 'Script error.' }))
  const reject = (reason: unknown) =>
    page.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }))
  fail(new TypeError('x is undefined'))
  fail(new TypeError('x is undefined'))
  fail(null)
  reject(new Error('no answer'))
  expect(reports).toEqual([
    ['TypeError: x is undefined', 'uncaught'],
    ['Script error.', 'uncaught'],
    ['Error: no answer', 'unhandledRejection'],
  ])
  end()
  fail(new Error('later'))
  expect(reports).toHaveLength(3)
})
