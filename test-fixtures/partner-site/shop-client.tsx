import { hydrateIslands } from '@krishi/storefront-host/hydration'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Shop } from './shop'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')

function Page() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    addEventListener('focusin', hydrateIslands, { once: true })
  }, [])
  return <Shop />
}

hydrateRoot(root, <Page />, { onRecoverableError: (error) => console.error(error) })
