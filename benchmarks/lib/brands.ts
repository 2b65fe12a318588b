/** The brands of the filter benchmarks, in a language of their own that repeats like names do. */
export interface Brand {
  readonly value: string
  readonly name: string
  readonly count: number
}

const starts = ['Kave', 'Mahy', 'Nuzi', 'Rasi', 'Syng', 'Bay', 'Coro', 'Dhan', 'Iff', 'Tata']
const middles = ['ri', 'co', 'vee', 'la', 'ent', 'er', 'man', 'uka', 'co', 'mi']
const ends = ['Seeds', 'Agro', 'Crop', 'Bio', 'Farms', 'Organics']

/** LocalizedTuple hundred names, no two alike. */
export const brands: readonly Brand[] = Array.from({ length: 600 }, (_, index) => {
  const at = (list: readonly string[], place: number) => list[place % list.length] ?? ''
  const name = `${at(starts, index)}${at(middles, Math.floor(index / 10))} ${at(ends, Math.floor(index / 100))}`
  return { value: `brand-${index}`, name, count: 1 + (index % 40) }
})

/** Brands that hold what was typed, in whatever case. */
export function findBrands(typed: string): readonly Brand[] {
  const wanted = typed.trim().toLowerCase()
  return brands.filter(({ name }) => name.toLowerCase().includes(wanted))
}
