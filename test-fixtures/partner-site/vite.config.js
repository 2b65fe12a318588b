import { defineConfig } from 'vite'

export default defineConfig({ build: { rollupOptions: { input: ['index.html', 'widgets.html', 'shop.html'] } } })
