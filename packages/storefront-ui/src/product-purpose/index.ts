export { ProductPurpose } from './product-purpose.tsx'
export type { ProductPurposeProps } from './product-purpose.tsx'
export { PurposeModal } from './purpose-modal.tsx'
export type { PurposeModalProps } from './purpose-modal.tsx'
