import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { matrixPart } from '../../../../../tooling/test-matrix.ts'
import { emblems } from '../data/emblems.ts'
import type { PackshotShape, PackshotSpec } from '../types.ts'
import { drawNoImage } from './draw-no-image.ts'
import { drawPackshot, packshotViews } from './draw-packshot.ts'
import { drawnEmblems } from './emblems/index.ts'

const shapes: readonly PackshotShape[] = ['bottle', 'pouch', 'sack', 'tin', 'tray', 'sprayer']

const tomato: PackshotSpec = {
  shape: 'pouch',
  brand: 'Annadata',
  title: 'Surya F1 Tomato',
  subtitle: 'Hybrid seeds',
  hue: 25,
  emblem: 'tomato',
  organic: false,
}

async function webp(svg: string): Promise<Buffer> {
  return await sharp(Buffer.from(svg)).resize(320).webp({ quality: 75, alphaQuality: 50 }).toBuffer()
}

describe('drawPackshot', () => {
  it('draws the same picture for the same facts and another one for other facts', () => {
    expect(drawPackshot({ ...tomato })).toBe(drawPackshot(tomato))
    expect(drawPackshot({ ...tomato, title: 'Chandra F1 Tomato' })).not.toBe(drawPackshot(tomato))
    expect(drawPackshot({ ...tomato, organic: true })).not.toBe(drawPackshot(tomato))
  })

  it('sets every letter as an outline, so that no font has to be installed', () => {
    for (const shape of shapes) {
      const svg = drawPackshot({ ...tomato, shape, organic: true })
      expect(svg).not.toMatch(/<text|font-family|NaN|undefined/)
    }
  })

  it.each(packshotViews)(
    'draws the %s of long names, organic or not, without a font and in less than 12 kB',
    async (view) => {
      for (const organic of [true, false]) {
        const long = {
          ...tomato,
          organic,
          brand: 'Mahalakshmi Agro Industries',
          title: 'Emamectin Benzoate 5 SG Insecticide',
        }
        const svg = drawPackshot(long, view)
        expect(svg).not.toMatch(/<text|font-family|NaN|undefined/)
        expect((await webp(svg)).byteLength).toBeLessThan(12_000)
      }
    },
  )

  it.each(shapes)('gives the %s several designs', (shape) => {
    const brands = Array.from({ length: 24 }, (_, index) => drawPackshot({ ...tomato, shape, brand: `Brand ${index}` }))
    expect(new Set(brands.map((svg) => svg.length)).size).toBeGreaterThan(8)
  })

  it.each(shapes.map((shape, place) => ({ shape, place })))(
    'renders a $shape with its emblems to a WebP of less than 12 kB at 320 px',
    async ({ shape, place }) => {
      for (const [index, emblem] of emblems.entries()) {
        // The gate takes a quarter of them with each shape, and every one with some shape.
        if (matrixPart === 'gate' && index % 4 !== place % 4) continue
        const picture = await webp(drawPackshot({ ...tomato, shape, emblem, hue: index * 8, organic: index % 2 === 0 }))
        expect(picture.byteLength).toBeLessThan(12_000)
      }
    },
  )

  it.each(['16 L Battery Sprayer', '2 L Pressure Hand Sprayer', 'Brass Nozzle Set', 'Spray Gun'])(
    'renders a machine named %s',
    async (title) => {
      const { width, height } = await sharp(await webp(drawPackshot({ ...tomato, shape: 'sprayer', title }))).metadata()
      expect([width, height]).toEqual([320, 320])
    },
  )

  it('draws the poster of an article without a pack, for every emblem and hue', async () => {
    for (const [index, emblem] of emblems.entries()) {
      const facts = {
        ...tomato,
        shape: 'poster' as const,
        brand: '',
        title: emblem,
        subtitle: '',
        emblem,
        hue: index * 8,
      }
      expect(drawPackshot(facts)).not.toMatch(/<text|NaN|undefined/)
      expect((await webp(drawPackshot(facts))).byteLength).toBeLessThan(16_000)
    }
  })

  it('shows on a carton the machine that the name speaks of', () => {
    const box = (title: string) => drawPackshot({ ...tomato, shape: 'sprayer', emblem: 'gear', title })
    const chain = 'M46 44H92M46 57H92'
    expect(box('Petrol Chainsaw')).toContain(chain)
    expect(box('Petrol Earth Auger')).not.toContain(chain)
  })

  it('has its own drawing for every emblem of the catalogue', () => {
    expect([...drawnEmblems].sort()).toEqual([...emblems].sort())
  })

  it('draws an unknown emblem as a sprout', () => {
    const unknown = drawPackshot({ ...tomato, shape: 'tray', emblem: 'toString' })
    expect(unknown).toContain('M14 82C26 70 74 70 86 82C90 90 82 95 50 95C18 95 10 90 14 82z')
  })
})

describe('drawNoImage', () => {
  it('[02.9] draws a stand-in without a word', async () => {
    expect(drawNoImage()).not.toMatch(/<text/)
    expect((await webp(drawNoImage())).byteLength).toBeGreaterThan(500)
  })
})
