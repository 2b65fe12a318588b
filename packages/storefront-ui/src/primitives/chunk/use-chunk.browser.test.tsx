import { useEffect, useEffectEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { useChunk } from './index.ts'

type Load = () => Promise<{ word: string }>

interface ViewProps {
  readonly load: Load
  readonly isWanted?: boolean
  readonly onTold?: (code: unknown) => void
}

const nobody = () => undefined

function View({ load, isWanted = false, onTold = nobody }: ViewProps) {
  const [chunk, want] = useChunk(load)
  const tell = useEffectEvent(onTold)
  useEffect(() => {
    if (isWanted) void want().then((code) => tell(code))
  }, [isWanted, want])
  return <p>{chunk?.word ?? 'not here'}</p>
}

it('brings the code once it is wanted, and to a second view at once', async () => {
  const load: Load = () => Promise.resolve({ word: 'slider' })
  const first = await render(<View load={load} />)
  await expect.element(first.getByText('not here')).toBeVisible()
  await first.rerender(<View load={load} isWanted />)
  await expect.element(first.getByText('slider')).toBeVisible()
  const second = await render(<View load={load} />)
  expect(second.container.textContent).toBe('slider')
})

it('takes over what the server wrote although the code has come meanwhile', async () => {
  const load: Load = () => Promise.resolve({ word: 'slider' })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<View load={load} />)
  const early = await render(<View load={load} isWanted />)
  await expect.element(early.getByText('slider')).toBeVisible()
  const complaints: unknown[] = []
  const root = hydrateRoot(container, <View load={load} />, {
    onRecoverableError: (error) => complaints.push(error),
  })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.poll(() => container.textContent).toBe('slider')
  expect(complaints).toEqual([])
})

it('says that it is lost, and tries again when it is wanted again', async () => {
  let tries = 0
  const load: Load = () => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ word: 'slider' })
  }
  const told: unknown[] = []
  const first = await render(<View load={load} isWanted onTold={(code) => told.push(code)} />)
  await expect.poll(() => told).toEqual([null])
  await first.rerender(<View load={load} onTold={(code) => told.push(code)} />)
  await first.rerender(<View load={load} isWanted onTold={(code) => told.push(code)} />)
  await expect.element(first.getByText('slider')).toBeVisible()
  expect(told).toEqual([null, { word: 'slider' }])
})
