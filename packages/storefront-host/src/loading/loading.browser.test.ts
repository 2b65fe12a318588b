import { afterEach, expect, it, vi } from 'vitest'
import { inTime, showBusy, untilLoaded } from './index.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('waits for what comes in time, and hands on what fails', async () => {
  expect(await inTime(Promise.resolve('code'))).toBe('code')
  await expect(inTime(Promise.reject(new Error('away')))).rejects.toThrow('away')
})

it('gives up after 15 s, and after 1 s without a network', async () => {
  vi.useFakeTimers()
  const ends: string[] = []
  const watch = (name: string) => void inTime(new Promise(() => {})).catch(() => ends.push(name))
  watch('online')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  watch('offline')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ends).toEqual(['offline'])
  await vi.advanceTimersByTimeAsync(14_000)
  expect(ends).toEqual(['offline', 'online'])
})

it('asks again at growing intervals, and at once when the connection is back', async () => {
  vi.useFakeTimers()
  let asked = 0
  const load = () => ((asked += 1) < 4 ? Promise.reject(new Error('away')) : Promise.resolve('code'))
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(3_999)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toBe(3)
  dispatchEvent(new Event('online'))
  expect(await loaded).toBe('code')
})

it('asks no more once it is told to stop', async () => {
  vi.useFakeTimers()
  let asked = 0
  const stop = new AbortController()
  const load = () => Promise.reject(new Error(String((asked += 1))))
  void untilLoaded(load, stop.signal)
  stop.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(1)
})

it('shows that the page is busy until the last wait has ended', () => {
  document.body.innerHTML = '<main id="main"></main>'
  const main = document.getElementById('main')
  const ends = [showBusy(), showBusy()]
  ends[0]?.()
  expect(main?.getAttribute('aria-busy')).toBe('true')
  ends[1]?.()
  expect(main?.hasAttribute('aria-busy')).toBe(false)
})
