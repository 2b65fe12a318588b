import { describe, expect, it } from 'vitest'
import { imageSource, imageSourceSet } from './image-source.ts'

describe('address of a picture', () => {
  it('[02.9] asks for a width and quality 80', () => {
    expect(imageSource('/images/tomato.png', 160)).toBe('/images/tomato.png?w=160&q=80')
    expect(imageSourceSet('/images/tomato.png', [160, 320])).toBe(
      '/images/tomato.png?w=160&q=80 160w, /images/tomato.png?w=320&q=80 320w',
    )
  })

  it('keeps what the address already asks for', () => {
    expect(imageSource('https://cdn.example/a.png?v=2#top', 640)).toBe('https://cdn.example/a.png?v=2&w=640&q=80#top')
  })

  it('leaves a picture that is part of the page as it is', () => {
    expect(imageSource('data:image/png;base64,AA', 160)).toBe('data:image/png;base64,AA')
    expect(imageSourceSet('blob:https://shop.example/1', [160])).toBeUndefined()
  })
})
