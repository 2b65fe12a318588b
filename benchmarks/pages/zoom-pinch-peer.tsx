import { createRoot } from 'react-dom/client'
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import { picture } from './zoom-picture.ts'

/** The peer with the limits and steps of ours, and as much of the screen. */
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <TransformWrapper minScale={1} maxScale={8}>
    <TransformComponent
      wrapperStyle={{ width: '100vw', height: '80vh' }}
      contentStyle={{ width: '100%', height: '100%' }}
    >
      <img src={picture} alt="Tomato seeds" style={{ width: '100%', height: '100%', objectFit: 'contain' }} />
    </TransformComponent>
  </TransformWrapper>,
)
