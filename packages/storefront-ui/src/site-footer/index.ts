export { SiteFooter } from './site-footer.tsx'
export type { FooterLink, SiteFooterProps } from './site-footer.tsx'
