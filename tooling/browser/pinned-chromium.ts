import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The platform whose Chromium `@sparticuz/chromium` carries. */
export const isPinnedPlatform = process.platform === 'linux' && process.arch === 'x64'

const manifest = fileURLToPath(new URL('../package.json', import.meta.resolve('@sparticuz/chromium')))
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/** Such as `153.0.0`: the version of the package, whose first number is that of Chromium. */
export const pinnedVersion = version

/** An unpacked browser. */
export interface UnpackedChromium {
  readonly executablePath: string
  /** A file for `FONTCONFIG_FILE`: the browser draws with the fonts of its package, whatever the machine has. */
  readonly fontsConfig: string
}

/** Unpacks the browser of the lockfile below `node_modules`, once for each version: 2 s and 210 MB. */
export function unpackChromium(): UnpackedChromium {
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) unpackInto(folder)
  return { executablePath: join(folder, 'chromium'), fontsConfig: join(folder, 'fonts.conf') }
}

/** The package unpacks itself into the temporary directory, which is a folder of our own here. */
function unpackInto(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  const script = 'await (await import("@sparticuz/chromium")).default.executablePath()'
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    env: { ...process.env, TMPDIR: draft },
  })
  writeFileSync(join(draft, 'fonts.conf'), fontsConfig(folder))
  try {
    renameSync(draft, folder)
  } catch {
    // Another process was quicker.
    rmSync(draft, { recursive: true })
  }
}

function fontsConfig(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
    '',
  ].join('\n')
}
