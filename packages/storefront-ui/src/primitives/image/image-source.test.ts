import { describe, expect, it } from 'vitest'
import { imageSource, imageSourceSet, wholeSource } from './image-source.ts'
import type { ImageLoader } from './image-source.ts'

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

describe('address of a picture of a host', () => {
  const load: ImageLoader = ({ src, width, quality }) => `https://cdn.example${src}/${width}/${quality}`

  it('is made by its loader', () => {
    expect(imageSource('/a.png', 160, load)).toBe('https://cdn.example/a.png/160/80')
    expect(imageSourceSet('/a.png', [160, 320], load)).toBe(
      'https://cdn.example/a.png/160/80 160w, https://cdn.example/a.png/320/80 320w',
    )
  })

  it('is made for a picture in one size too, which else stays as it is', () => {
    expect(wholeSource('/a.png', 96, load)).toBe('https://cdn.example/a.png/96/80')
    expect(wholeSource('/a.png', 96, undefined)).toBe('/a.png')
    expect(wholeSource('data:image/png;base64,AA', 96, load)).toBe('data:image/png;base64,AA')
  })
})
