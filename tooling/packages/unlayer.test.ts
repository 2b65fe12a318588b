import { expect, it } from 'vitest'
import { unlayer } from './unlayer.ts'

it.each([
  [
    'tokens have no specificity',
    'sf.tokens',
    [':root', ':where(:root)'],
    ['[data-sf-theme]', ':where([data-sf-theme])'],
  ],
  ['but for the host of a shadow root', 'sf.tokens', [':host', ':host']],
  [
    'the reset has that of two classes on our elements',
    'sf.reset',
    ['[data-scope]', '[data-scope][data-scope]'],
    ['[data-scope]:focus-visible', '[data-scope][data-scope]:where(:focus-visible)'],
    ['[data-scope]::before', '[data-scope][data-scope]::before'],
  ],
  [
    'the reset has that of one class on descendants',
    'sf.reset',
    ['[data-scope] *', '[data-scope] *'],
    ['[data-scope] :where(ul,ol)', '[data-scope] :where(ul,ol)'],
    ['[data-scope] [hidden]', '[data-scope] :where([hidden])'],
  ],
  ['the reset has none elsewhere', 'sf.reset', ['html:has(> body)', ':where(html):where(:has(> body))']],
  [
    'widgets have two classes more',
    'sf.widgets',
    ['[data-scope=icon]', ':not(._._)[data-scope=icon]'],
    ['button.a>b', 'button:not(._._).a>b'],
    [':where(a)::backdrop', ':not(._._):where(a)::backdrop'],
  ],
  ['a brand keeps its own', 'sf.brand', ['[data-sf-theme=sunrise]', '[data-sf-theme=sunrise]']],
] as const)('%s', (_, layer, ...selectors) => {
  for (const [written, published] of selectors) {
    expect(unlayer(`@layer ${layer}{${written}{color:red}}`)).toBe(`${published}{color:red}`)
  }
})

it('reads rules in conditions, and leaves keyframes as they are', () => {
  const sheet = '@layer sf.reset,sf.widgets;@layer sf.widgets{@media print{a,b{top:0}}@keyframes x{0%{top:0}}}'
  expect(unlayer(sheet)).toBe('@media print{a:not(._._),b:not(._._){top:0}}@keyframes x{0%{top:0}}')
})

it.each(['a{top:0}', '@layer sf.others{a{top:0}}'])('refuses a rule in another layer: %s', (sheet) => {
  expect(() => unlayer(sheet)).toThrow('Their specificity without layers is not known')
})
