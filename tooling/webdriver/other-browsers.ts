import { existsSync } from 'node:fs'
import type { Driver } from './driver.ts'
import { startFirefox } from './start-firefox.ts'
import { startWebkit } from './start-webkit.ts'

/** A browser besides Chromium: a program of the system, as Playwright drives no others than those of its own builds. */
interface OtherBrowser {
  /** Debian's packages that bring it. */
  readonly packages: readonly string[]
  /** What must be there. The first is what is started. */
  readonly files: readonly [string, ...string[]]
  readonly start: (path: string) => Promise<Driver>
}

const otherBrowsers = {
  firefox: { packages: ['firefox-esr'], files: ['/usr/bin/firefox-esr'], start: startFirefox },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    start: startWebkit,
  },
} satisfies Readonly<Record<string, OtherBrowser>>

export type OtherBrowserName = keyof typeof otherBrowsers

export const otherBrowserNames = Object.keys(otherBrowsers) as readonly OtherBrowserName[]

/** The packages of Debian that a browser lacks on this machine. */
export function missingPackages(name: OtherBrowserName, exists = existsSync): readonly string[] {
  const { files, packages } = otherBrowsers[name]
  return files.every((file) => exists(file)) ? [] : packages
}

/** Why tests cannot run in a browser on this machine, or null. */
export function browserObstacle(name: OtherBrowserName, exists = existsSync): string | null {
  const missing = missingPackages(name, exists)
  return missing.length === 0 ? null : `it is not installed; "apt-get install ${missing.join(' ')}" brings it`
}

/** Starts a browser of the system. */
export function startBrowser(name: OtherBrowserName): Promise<Driver> {
  const { files, start } = otherBrowsers[name]
  return start(files[0])
}
