import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Shop } from './shop'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')

function Page() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return <Shop />
}

hydrateRoot(root, <Page />, { onRecoverableError: (error) => console.error(error) })
