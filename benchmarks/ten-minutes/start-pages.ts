/** The page of a brand before it has a widget. */
export interface StartPage {
  /** What it is made with. */
  readonly tools: Readonly<Record<string, string>>
  readonly scripts: { readonly build: string; readonly start: string }
  readonly files: Readonly<Record<string, string>>
  /** Where the example of the README is put; the page shows what it exports. */
  readonly example: string
}

const types = { '@types/react': '19.2.18', '@types/react-dom': '19.2.3', typescript: '6.0.3' } as const

/** A page of React on Vite. */
export const reactPage: StartPage = {
  tools: { ...types, '@vitejs/plugin-react': '6.3.0', vite: '8.3.8' },
  scripts: { build: 'vite build', start: 'vite preview' },
  example: 'stepper.tsx',
  files: {
    'vite.config.ts': "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }\n",
    'index.html':
      '<!doctype html><html lang="en"><title>A brand</title><div id="root"></div><script type="module" src="/main.tsx"></script></html>\n',
    'main.tsx': `import { createRoot } from 'react-dom/client'
import { Stepper } from './stepper'
createRoot(document.getElementById('root')!).render(<Stepper />)
`,
  },
}

/** A page of Next.js, whose layout and page are server components. */
export const nextPage: StartPage = {
  tools: { ...types, '@types/node': '24.19.2', next: '16.4.6' },
  scripts: { build: 'next build', start: 'next start' },
  example: 'app/stepper.tsx',
  files: {
    'app/layout.tsx': `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
    'app/page.tsx': `import { Stepper } from './stepper'
export default function Page() {
  return <main><Stepper /></main>
}
`,
  },
}
