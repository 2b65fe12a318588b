/**
 * The oldest browsers that get the style sheets as they were meant, of spring 2023: for older ones logical properties would be
 * turned around.
 */
const oldest = { chrome: 111, safari: 16, firefox: 113 }

/** As the compiler of style sheets is told. */
export const sheetTargets: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(oldest).map(([browser, version]) => [browser, version << 16]),
)

/** As the bundler is told. */
export const bundleTargets: string[] = Object.entries(oldest).map(
  ([browser, version]) => `${browser}${String(version)}`,
)
