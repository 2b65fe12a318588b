import { hydrateIslands, prepareIslands } from '@krishi/storefront-host/hydration'
import { renderToString } from 'react-dom/server'
import { Shop } from './shop'

hydrateIslands()
await prepareIslands()
console.log(renderToString(<Shop />))
