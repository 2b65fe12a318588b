import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from './index.ts'

const hostile = [
  '<p onclick="alert(1)">Sow in <b>June</b></p><script>alert(1)</script>',
  '<p>Sow in <b>June</b></p><iframe src="https://a.example"></iframe>',
  '<p>Sow in <b>June</b></p><img src="x" onerror="alert(1)">',
  '<p>Sow in <b>June</b><a href="javascript:alert(1)">x</a></p>',
]

/** A browser of before, which has no sanitiser. */
function withoutSanitiser(work: () => void): void {
  const known = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML')
  Reflect.deleteProperty(Element.prototype, 'setHTML')
  try {
    work()
  } finally {
    if (known) Object.defineProperty(Element.prototype, 'setHTML', known)
  }
}

describe('sanitizeHtml', () => {
  it.each(hostile)('leaves of %s what is content', (html) => {
    const clean = sanitizeHtml(html)
    expect(clean).toContain('<b>June</b>')
    expect(clean).not.toMatch(/script|iframe|onclick|onerror/)
  })

  it('leaves the words where the browser has no sanitiser, and nothing that runs', () => {
    withoutSanitiser(() => {
      for (const html of hostile) {
        expect(sanitizeHtml(html)).toContain('June')
        expect(sanitizeHtml(html)).not.toContain('<')
      }
      expect(sanitizeHtml('3 < 5 <img src=x onerror=alert(1)')).toBe('3 &lt; 5 &lt;img src=x onerror=alert(1)')
    })
  })
})
