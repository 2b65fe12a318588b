export { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
