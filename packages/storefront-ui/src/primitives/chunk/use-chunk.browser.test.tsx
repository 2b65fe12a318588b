import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { useChunk } from './index.ts'

type Load = () => Promise<{ word: string }>

function View({ load, isWanted = false }: { load: Load; isWanted?: boolean }) {
  const [chunk, want] = useChunk(load)
  useEffect(() => {
    if (isWanted) void want()
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

it('tries again after it could not be fetched', async () => {
  let tries = 0
  const load: Load = () => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ word: 'slider' })
  }
  const first = await render(<View load={load} isWanted />)
  await expect.poll(() => tries).toBe(1)
  await first.rerender(<View load={load} />)
  await first.rerender(<View load={load} isWanted />)
  await expect.element(first.getByText('slider')).toBeVisible()
})
