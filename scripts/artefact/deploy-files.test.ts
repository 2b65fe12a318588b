import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reviewPictureBytes } from '../../packages/storefront-core/src/reviews/index.ts'
import { describe, expect, it } from 'vitest'
import { diagnose } from '../doctor/diagnose.ts'
import { readVariables } from '../doctor/read-variables.ts'
import { root } from '../lib/root.ts'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const [example, unit, nginx, compose, container, ignored] = [
  'deploy/krishi.env.example',
  'deploy/systemd/krishi@.service',
  'deploy/nginx.conf',
  'deploy/compose.yaml',
  'deploy/Containerfile',
  '.gitignore',
].map(textOf) as [string, string, string, string, string, string]

const [database = '', shop = ''] = compose.split(/\n {2}(?:database|shop|volumes):\n|\nvolumes:\n/).slice(1)
const [build = '', image = ''] = container.split(/^FROM .+/m).slice(1)

/** What the first group of an expression finds, in order. */
const allOf = (text: string, expression: RegExp) => [...text.matchAll(expression)].map(([, found = '']) => found)

describe('the files of deploy/', () => {
  it('name settings that the shop reads, and no others', () => {
    const own = [
      'DATABASE_PASSWORD',
      'PATH',
      'POSTGRES_DB',
      'POSTGRES_INITDB_ARGS',
      'POSTGRES_PASSWORD',
      'POSTGRES_USER',
    ]
    const named = [
      ...allOf(example, /^#?([A-Z0-9_]+)=/gm),
      ...allOf(compose, /^ {6}([A-Z0-9_]+):/gm),
      ...allOf(unit.split('Environment=')[1]?.split('\n')[0] ?? '', /([A-Z0-9_]+)=/g),
      ...allOf(container.split('\nENV ')[1]?.split('\n')[0] ?? '', /([A-Z0-9_]+)=/g),
    ]
    expect(named).toContain('SESSION_SECRET')
    expect(named.filter((name) => ![...own, ...readVariables()].includes(name))).toEqual([])
  })

  it('have an example that production takes once its secrets are filled in', () => {
    const settings = Object.fromEntries(
      [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    )
    expect(diagnose(settings).exitCode).toBe(1)
    const secrets = {
      SESSION_SECRET: '0f6c1e0b7a5d4f42938ab7e6d1c25f90c3b4a8e7',
      MSG91_AUTH_KEY: 'a',
      MSG91_TEMPLATE_ID: 'b',
    }
    const { lines, exitCode } = diagnose({ ...settings, ...secrets, NODE_ENV: 'production' })
    expect(exitCode).toBe(0)
    expect(lines.filter((line) => line.startsWith('WARNING'))).toEqual(['WARNING RAZORPAY_KEY_ID'])
  })

  it('give the shop the seconds to close that README.md asks for', () => {
    const [seconds] = allOf(textOf('README.md'), /Give it (\d+) seconds before it is\s+killed/g)
    expect(allOf(unit, /^TimeoutStopSec=(\d+)$/gm)).toEqual([seconds])
    expect(allOf(compose.split('\n  shop:')[1] ?? '', /stop_grace_period: (\d+)s/g)).toEqual([seconds])
  })

  it('give each process a port of its own for figures, and Prometheus that of the first', () => {
    const [port = ''] = allOf(unit, /\bMETRICS_PORT=(\S+)/g)
    expect(port).toMatch(/^\d%i$/)
    const targets = allOf(textOf('deploy/monitoring/prometheus.yml'), /targets: \['127\.0\.0\.1:(\d+)'\]/g)
    expect(targets).toEqual([port.replace('%i', '3000')])
    expect(textOf('docs/DEPLOY.md')).toContain(`http://127.0.0.1:${targets[0]}/metrics`)
  })

  it('let the largest picture through, which the shop measures itself', () => {
    const sizes = allOf(nginx, /client_max_body_size (\d+)m;/g).map(Number)
    expect(Math.max(...sizes) * 1_000_000).toBeGreaterThan(reviewPictureBytes + 10_000)
  })

  it('keep out of an image what git keeps out of the history', () => {
    const kept = textOf('.dockerignore').split('\n')
    const missing = ignored.split('\n').filter((line) => line !== '' && !kept.includes(`**/${line}`))
    expect(missing).toEqual([])
  })

  it('have one port in image, compose and proxy', () => {
    const [port = ''] = allOf(image, /^EXPOSE (\d+)$/gm)
    expect(allOf(image, /\bPORT=(\d+)/g)).toEqual([port])
    expect(allOf(shop, /PORT: '(\d+)'/g)).toEqual([port])
    const [[published, inside] = []] = [...shop.matchAll(/- '([\d.]+:\d+):(\d+)'/g)].map(([, ...found]) => found)
    expect(inside).toBe(port)
    expect(nginx).toContain(`server ${published} `)
  })

  it('have an image whose user owns its folders, and whose commands are where the artefact is', () => {
    const [user = ''] = allOf(image, /^USER (\w+)$/gm)
    expect(allOf(image, /useradd .+ (\w+) \\$/gm)).toEqual([user])
    const [home] = allOf(image, /--home-dir (\S+)/g)
    expect(allOf(image, /(?:DATA_DIR=|^VOLUME |^WORKDIR )(\S+)/gm)).toEqual([home, home, home])
    // A volume belongs to root where the image has no such folder.
    expect(image).toContain(`--owner=${user} --mode=0750 ${allOf(shop, /backups:(\S+)/g).join()}\n`)
    expect(allOf(image, /--from=build \/source\/(\S+)/g)).toEqual(allOf(build, /^RUN npm run artefact -- (\S+)$/gm))
    expect(allOf(image, /PATH=([^:\n]+)/g)).toEqual(allOf(image, /--from=build \S+ (\S+)$/gm).map((at) => `${at}/bin`))
  })

  it('have a shop that finds the database of compose by its socket', () => {
    const [socket] = allOf(database, /- socket:(\S+)/g)
    expect(allOf(shop, /- socket:(\S+)/g)).toEqual([socket])
    const [role, name] = allOf(database, /POSTGRES_(?:USER|DB): (\w+)/g)
    expect(shop).toContain(`DATABASE_URL: postgres://${role}:\${DATABASE_PASSWORD}@localhost/${name}?host=${socket}\n`)
    expect(database).toContain(`pg_isready --username=${role} --dbname=${name}'`)
  })

  it('have containers that name files, commands and volumes that there are', () => {
    expect(
      existsSync(join(root, 'deploy', allOf(shop, /context: (\S+)/g).join(), allOf(shop, /dockerfile: (\S+)/g).join())),
    ).toBe(true)
    expect(existsSync(join(root, 'deploy', `${allOf(shop, /env_file: (\S+)/g).join()}.example`))).toBe(true)
    const commands = allOf(textOf('deploy/krishi.sh'), /^ {2}([a-z |]+)\)/gm).flatMap((words) => words.split(' | '))
    const called = allOf(image, /CMD \["krishi", "(\w+)"\]/g)
    expect(called).toEqual(['ready', 'start'])
    expect(commands).toEqual(expect.arrayContaining(called))
    const used = new Set(allOf(compose, /^ {6}- (\w+):\//gm))
    expect(new Set(allOf(compose.split('\nvolumes:\n')[1] ?? '', /^ {2}(\w+):$/gm))).toEqual(used)
  })

  it('are called by docs/DEPLOY.md as they are: service, folders and commands of the containers', () => {
    const [, steps = ''] = /## In containers[\s\S]*?```\n([\s\S]*?)```/.exec(textOf('docs/DEPLOY.md')) ?? []
    const volumes = allOf(compose.split('\n  shop:')[1] ?? '', /- \w+:(\/\S+)/g)
    const folders = allOf(steps, /(\/var\/\w+\/krishi)/g)
    expect(new Set(folders)).toEqual(new Set(['/var/lib/krishi', '/var/backups/krishi']))
    expect(folders.filter((folder) => !volumes.includes(folder))).toEqual([])
    expect(allOf(container, /DATA_DIR=(\S+)/g)).toEqual(allOf(compose, /DATA_DIR: (\S+)/g))
    // Each call reads the whole file, and refuses it without the password.
    expect(allOf(steps, /(docker .+)/g)).toEqual([
      'docker compose --env-file deploy/krishi.env -f deploy/compose.yaml "$@"; }',
    ])
    const commands = textOf('deploy/krishi.sh')
    const called = allOf(steps, /exec shop krishi (\w+)/g)
    expect(called).toEqual(['shop', 'backup'])
    for (const command of called) expect(commands).toMatch(new RegExp(`^  (\\w+ \\| )?${command}( \\| \\w+)?\\)`, 'm'))
  })
})
