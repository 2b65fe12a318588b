export { default } from 'embla-carousel-react'
