import { memo, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useView } from './index.ts'

function Counter({ label }: { readonly label: string }) {
  const [count, setCount] = useState(0)
  return (
    <button onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  )
}

describe.each([
  ['a function', Counter],
  ['kept by memo', memo(Counter)],
])('useView of a view that is %s', (_kind, view) => {
  it('draws it with its props, and its state is that of the caller', async () => {
    function Place({ label }: { readonly label: string }) {
      return <p>{useView(view, { label })}</p>
    }
    const { rerender } = await render(<Place label="Bags" />)
    await page.getByRole('button', { name: 'Bags 0' }).click()
    await expect.element(page.getByRole('paragraph')).toHaveTextContent('Bags 1')
    await rerender(<Place label="Sacks" />)
    await expect.element(page.getByRole('button')).toHaveTextContent('Sacks 1')
  })
})
