/** What the suites have shown of one engine, and what is to be said about it. */
export interface EngineReport {
  readonly name: string
  /** By capability: 'proved', 'partly', 'failed', 'unsupported' or 'untested'. */
  readonly capabilities: Readonly<Record<string, string>>
  /** Markdown below a heading of the third level; empty for none. */
  readonly notes: string
}

const marks: Readonly<Record<string, string>> = {
  proved: 'yes',
  unsupported: '–',
  untested: 'untested',
  failed: 'fails',
}

/** The page of the engines: a table of what each can do, and the notes of each. Pure: the same reports give the same page. */
export function toEnginesPage(reports: readonly EngineReport[], names: Readonly<Record<string, string>>): string {
  const capabilities = Object.keys(names)
  const cell = (report: EngineReport, capability: string) => {
    const proof = report.capabilities[capability] ?? 'untested'
    return marks[proof] ?? proof
  }
  const proved = (report: EngineReport) => capabilities.filter((name) => report.capabilities[name] === 'proved').length
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    '# Engines',
    '',
    'The ports of the shop are filled by its own API, and can be by other engines. This page is written by `pnpm engines` from the reports',
    'of the contract suites in `packages/adapter-*/capabilities.json`: `yes` is proved by a test of the suite, `–` is unsupported, which',
    'the adapter says beforehand (ADR 0042) and widgets leave out. Our own API and the memory adapter can do everything.',
    '',
    'The shop runs on one of them with `ENGINE` and the settings beside it ([README.md](../README.md#settings), ADR 0051). Settings, pages and',
    'lead forms of the owner, reports and the directory of pincodes stay with its own server: `settings`, `content`, `forms`, `telemetry`,',
    '`address.pincodeLookup` and `address.reverseGeocode` are there on each.',
    '',
    'Elements on pages of others ([ELEMENTS.md](ELEMENTS.md)) work with each: the server of the shop asks the engine for them (ADR 0054).',
    '',
    ...reports.map((report) => `- ${report.name}: ${proved(report)} of ${capabilities.length} operations`),
    '',
    row(['operation', 'what it gives', ...reports.map(({ name }) => name)]),
    row(['---', '---', ...reports.map(() => '---')]),
    ...capabilities.map((capability) =>
      row([`\`${capability}\``, names[capability] ?? '', ...reports.map((report) => cell(report, capability))]),
    ),
    '',
    ...reports.flatMap(({ name, notes }) => (notes === '' ? [] : [`## ${name}`, '', notes, ''])),
  ].join('\n')
}
