export { swipeTolerance } from './carousel-geometry.ts'
export { Carousel } from './carousel.tsx'
export type { CarouselProps } from './carousel.tsx'
export type { SlidePicture } from './carousel-slide.tsx'
