import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { elementTexts } from '../../../packages/storefront-elements/build/element-texts.ts'
import { compiledMessages } from '../../../tooling/compile-messages.ts'
import { widgetFacts } from './widget-facts.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of props finds nothing in files outside this folder.
  typescript: { reactDocgen: 'react-docgen' },
  // Tests open docs pages too. Reading the properties of every widget takes 20 s, and they do without.
  build: { test: { disableBlocks: false, disableMDXEntries: false, disableAutoDocs: false, disabledAddons: [] } },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [react(), compiledMessages(), elementTexts(), widgetFacts()] }),
}

export default config
