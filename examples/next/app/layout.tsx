import '@krishi/storefront-ui/styles.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { locale } from './shop'

export const metadata: Metadata = { title: 'Dharti Seeds', icons: '/tomato-seeds.svg' }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={locale}>
      <body>{children}</body>
    </html>
  )
}
