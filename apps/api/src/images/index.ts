export { createImageRoute, type ImageRouteDependencies } from './create-image-route.ts'
export { pictureQualities, pictureWidths } from './picture-request.ts'
