const dayMs = 86_400_000

/** How old the first newer version of a library may be that nobody has taken, in days: the time frames of SECURITY.md. */
export const timeFrames = { compatible: 90, breaking: 180 }

/** A library that a shop runs and that has newer versions. */
export interface OutdatedLibrary {
  readonly name: string
  readonly version: string
  readonly isDeprecated: boolean
  /** When each version was published, as ISO instants. Other names of the registry, such as `modified`, stand among them. */
  readonly publishedAt: Readonly<Record<string, string>>
}

type Version = readonly [number, number, number]

/** Null for a version that is not finished, and for what is none. */
function readVersion(text: string): Version | null {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? []
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)]
}

/** Above 0 where the first is the newer one. */
const compare = ([major, minor, patch]: Version, than: Version) => major - than[0] || minor - than[1] || patch - than[2]

/** Before 1.0 a minor version may break what uses it. */
const isCompatible = (one: Version, other: Version) => one[0] === other[0] && (one[0] > 0 || one[1] === other[1])

/** Says in a sentence each what is older than it may be, or that nobody mends it. */
export function judgeLibrary(
  { name, version, isDeprecated, publishedAt }: OutdatedLibrary,
  now: Date,
): readonly string[] {
  const used = readVersion(version)
  if (used === null) return [`${name} ${version} is not a finished version. Take one that is.`]
  const newer = Object.entries(publishedAt)
    .map(([text, time]) => ({ text, parts: readVersion(text), days: (now.getTime() - Date.parse(time)) / dayMs }))
    .filter(({ parts }) => parts !== null && compare(parts, used) > 0)
    .sort((one, other) => other.days - one.days)
  const overdue = (['compatible', 'breaking'] as const).flatMap((kind) => {
    const first = newer.find(({ parts }) => parts !== null && isCompatible(parts, used) === (kind === 'compatible'))
    if (!first || first.days <= timeFrames[kind]) return []
    return [
      `${name} ${version}: ${first.text} has been there for ${String(Math.floor(first.days))} days, ${String(timeFrames[kind])} are allowed. Take it.`,
    ]
  })
  return isDeprecated ? [`${name} ${version} is deprecated: nobody mends it. Replace it.`, ...overdue] : overdue
}
