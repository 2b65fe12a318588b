import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aStorefront } from '../testing/a-storefront.ts'
import { renderInStorefront } from '../testing/render-hooks.tsx'
import { useFormFailure } from './use-form-failure.ts'

it.each([
  ['network/offline', 'Nothing failed'],
  ['network/unanswered', 'network/unanswered'],
] as const)('[30.12] a form that failed with %s says %s once the network is back', async (code, words) => {
  function Form() {
    const [failure, setFailure] = useFormFailure()
    return <button onClick={() => setFailure({ code })}>{failure?.code ?? 'Nothing failed'}</button>
  }
  const returned: (() => void)[] = []
  const onReturn = (listener: () => void) => {
    returned.push(listener)
    return () => {}
  }
  const { storefront } = aStorefront({ onReturn })
  await renderInStorefront(storefront, <Form />)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button')).toHaveTextContent(code)
  returned.forEach((listener) => listener())
  await expect.element(page.getByRole('button')).toHaveTextContent(words)
})
