// A chunk of its own: see `toaster-outlet.tsx`.
export { Toaster as default } from '@krishi/storefront-ui/primitives/toast'
