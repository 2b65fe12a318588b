import { renderToString } from 'react-dom/server'
import { Shop } from './shop'

console.log(renderToString(<Shop />))
