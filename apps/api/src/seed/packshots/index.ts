export { drawNoImage } from './draw-no-image.ts'
export { drawPackshot } from './draw-packshot.ts'
