/** A page that shows elements: what it is written in, and what builds it. */
export interface FrameworkPage {
  /** Its files by name. Vite builds the one that is called `main`; without it the page is `index.html` as it stands. */
  readonly files: Readonly<Record<string, string>>
  /** Packages with their versions, which are installed for it. */
  readonly packages: Readonly<Record<string, string>>
  /** The plugin of Vite that compiles it: an import, and a call. */
  readonly plugin?: readonly [string, string]
}

const angular = '22.2.6'

/** What the script of a page without a framework does. `first` and `second` are the products, as in every page here. */
const plainScript = `<script>
  const button = document.querySelector('krishi-buy-button')
  const heard = { added: '', count: 0 }
  const tell = (news) => {
    Object.assign(heard, news)
    document.querySelector('output').textContent = heard.added + ', ' + heard.count
  }
  button.product = first
  button.addEventListener('krishi-add', (event) => tell({ added: event.detail.productId }))
  document.addEventListener('krishi-cart-change', (event) => tell({ count: event.detail.count }))
  document.querySelector('#other').addEventListener('click', () => { button.product = second })
</script>`

const vue: FrameworkPage = {
  packages: { vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11' },
  plugin: [
    "import vue from '@vitejs/plugin-vue'",
    "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('krishi-') } } })",
  ],
  files: {
    'main.js': `import { createApp } from 'vue'
import Page from './page.vue'
createApp(Page).mount('#app')`,
    'page.vue': `<script setup>
import { ref } from 'vue'
const { first, second } = window
const product = ref(first)
const added = ref('')
const count = ref(0)
</script>
<template>
  <div @krishi-cart-change="count = $event.detail.count">
    <krishi-cart-button></krishi-cart-button>
    <krishi-buy-button :product="product" @krishi-add="added = $event.detail.productId"></krishi-buy-button>
    <button type="button" @click="product = second">Another product</button>
    <output>{{ added }}, {{ count }}</output>
  </div>
</template>`,
  },
}

const svelte: FrameworkPage = {
  packages: { svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1' },
  plugin: ["import { svelte } from '@sveltejs/vite-plugin-svelte'", 'svelte()'],
  files: {
    'main.js': `import { mount } from 'svelte'
import Page from './page.svelte'
mount(Page, { target: document.querySelector('#app') })`,
    'page.svelte': `<script>
  const { first, second } = window
  let product = $state(first)
  let added = $state('')
  let count = $state(0)
</script>
<div onkrishi-cart-change={(event) => (count = event.detail.count)}>
  <krishi-cart-button></krishi-cart-button>
  <krishi-buy-button {product} onkrishi-add={(event) => (added = event.detail.productId)}></krishi-buy-button>
  <button type="button" onclick={() => (product = second)}>Another product</button>
  <output>{added}, {count}</output>
</div>`,
  },
}

/** Its templates are compiled in the browser: its compiler for builds needs a workspace of Angular, and reads the same templates. */
const angularPage: FrameworkPage = {
  packages: {
    '@angular/common': angular,
    '@angular/compiler': angular,
    '@angular/core': angular,
    '@angular/platform-browser': angular,
    rxjs: '7.8.2',
  },
  files: {
    'main.js': `import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'

const template = \`<div (krishi-cart-change)="count.set($event.detail.count)">
  <krishi-cart-button></krishi-cart-button>
  <krishi-buy-button [product]="product()" (krishi-add)="added.set($event.detail.productId)"></krishi-buy-button>
  <button type="button" (click)="product.set(second)">Another product</button>
  <output>{{ added() }}, {{ count() }}</output>
</div>\`

class Page {
  second = window.second
  product = signal(window.first)
  added = signal('')
  count = signal(0)
}

bootstrapApplication(Component({ selector: '#app', schemas: [CUSTOM_ELEMENTS_SCHEMA], template })(Page))`,
  },
}

const react: FrameworkPage = {
  packages: { react: '19.2.9', 'react-dom': '19.2.9' },
  files: {
    'main.jsx': `import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  const { first, second } = window
  const [product, setProduct] = useState(first)
  const [added, setAdded] = useState('')
  const [count, setCount] = useState(0)
  return (
    <div>
      <krishi-cart-button onkrishi-cart-change={({ detail }) => setCount(detail.count)}></krishi-cart-button>
      <krishi-buy-button product={product} onkrishi-add={({ detail }) => setAdded(detail.productId)}></krishi-buy-button>
      <button type="button" onClick={() => setProduct(second)}>Another product</button>
      <output>{added}, {count}</output>
    </div>
  )
}

createRoot(document.querySelector('#app')).render(<Page />)`,
  },
}

const plain: FrameworkPage = {
  packages: {},
  files: {
    'index.html': `<krishi-cart-button></krishi-cart-button>
<krishi-buy-button></krishi-buy-button>
<button type="button" id="other">Another product</button>
<output></output>
${plainScript}`,
  },
}

/** As the block editor writes it: paragraphs around what stands in a line, and the layout of a block theme. */
const wordPress: FrameworkPage = {
  packages: {},
  files: {
    'index.html': `<div class="wp-site-blocks"><main class="wp-block-group entry-content is-layout-constrained">
<div class="wp-block-group is-nowrap is-layout-flex"><p><krishi-cart-button></krishi-cart-button></p></div>
<div class="wp-block-columns is-layout-flex"><div class="wp-block-column is-layout-flow">
<p><krishi-buy-button></krishi-buy-button><br />
</p>
<div class="wp-block-buttons"><div class="wp-block-button"><button class="wp-block-button__link wp-element-button" id="other">Another product</button></div></div>
</div></div>
<p><output></output></p>
</main></div>
${plainScript}`,
  },
}

/**
 * The same page in each way: the cart, the button of a product that its state names, a control that names another one, and in an
 * `output` what its handlers have heard.
 */
export const frameworkPages: Readonly<Record<string, FrameworkPage>> = {
  'plain HTML': plain,
  WordPress: wordPress,
  'Vue 3': vue,
  'Svelte 5': svelte,
  Angular: angularPage,
  'React 19': react,
}
