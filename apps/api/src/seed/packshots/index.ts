export { drawNoImage } from './draw-no-image.ts'
export { drawPackshot, packshotViews, type PackshotView } from './draw-packshot.ts'
