import { ZoomViewer } from '@krishi/storefront-ui/zoom-viewer'
import '@krishi/storefront-ui/styles.css'
import { createRoot } from 'react-dom/client'
import { picture } from './zoom-picture.ts'

const nothing = () => undefined

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ZoomViewer open onOpenChange={nothing} images={[picture]} alt="Tomato seeds" index={0} onIndexChange={nothing} />,
)
