import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const HOUSES = ['contract', 'server', 'web', 'recommender', 'demo', 'e2e', 'bench', 'scripts']

interface Outcome {
  readonly cruised: number
  readonly broken: ReadonlySet<string>
}

function cruise(folder: string, houses: readonly string[]): Outcome {
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      ...houses,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 },
  )
  if (!run.stdout) throw new Error(`dependency-cruiser said nothing: ${run.stderr}`)
  const { summary } = JSON.parse(run.stdout) as {
    summary: { totalCruised: number; violations: { rule: { name: string } }[] }
  }
  return { cruised: summary.totalCruised, broken: new Set(summary.violations.map((violation) => violation.rule.name)) }
}

/** One forbidden import for each rule: from → to. */
const PLANTED: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['contract-alone', 'contract/a.ts', 'server/world.ts'],
  ['web-not-server', 'web/features/x/a.ts', 'server/world.ts'],
  ['server-not-web', 'server/features/saved/a.ts', 'web/ui/b.ts'],
  ['recommender-pure', 'recommender/a.ts', 'server/world.ts'],
  ['platform-knows-no-feature', 'server/platform/a.ts', 'server/features/ads/a.service.ts'],
  ['ui-knows-no-feature', 'web/ui/a.ts', 'web/features/x/b.ts'],
  ['web-features-are-strangers', 'web/features/x/a.ts', 'web/features/y/b.ts'],
  ['features-know-no-page', 'web/features/x/a.ts', 'web/pages/b.ts'],
  ['by-service-only', 'server/features/discovery/a.service.ts', 'server/features/products/b.store.ts'],
  ['tables-refer-to-tables', 'server/features/saved/a.tables.ts', 'server/features/products/b.service.ts'],
  ['routes-touch-no-store', 'server/features/saved/a.routes.ts', 'server/features/saved/b.store.ts'],
  ['stores-ask-nobody', 'server/features/saved/a.store.ts', 'server/features/saved/b.service.ts'],
  ['sql-in-stores', 'server/features/saved/a.service.ts', 'node_modules/pg/index.ts'],
  ['demo-by-one-door', 'server/features/saved/a.service.ts', 'demo/b.ts'],
  ['no-test-in-product', 'server/features/saved/a.service.ts', 'server/features/saved/b.test.ts'],
  ['no-test-in-product', 'server/features/saved/a.service.ts', 'server/platform/testing/b.ts'],
  ['resolvable', 'server/features/saved/a.service.ts', 'server/nowhere'],
  ['stairs-accounts', 'server/features/accounts/a.service.ts', 'server/features/brands/b.service.ts'],
  ['stairs-products', 'server/features/products/a.service.ts', 'server/features/discovery/b.service.ts'],
  ['stairs-ads', 'server/features/ads/a.service.ts', 'server/features/discovery/b.service.ts'],
]

let scratch: string

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'boundaries-'))
  cpSync(join(root, '.dependency-cruiser.mjs'), join(scratch, '.dependency-cruiser.mjs'))
  writeFileSync(join(scratch, 'package.json'), '{"type":"module"}')
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(scratch, path)), { recursive: true })
  writeFileSync(join(scratch, path), text)
}

test('the whole house keeps its stairs, and the tool really read it', () => {
  const { cruised, broken } = cruise(root, HOUSES)
  expect([...broken]).toEqual([])
  // With a compiler it cannot use, the tool reads nothing and reports success.
  expect(cruised).toBeGreaterThan(150)
}, 60_000)

test.each(PLANTED)(
  'a planted violation of %s is caught',
  (rule, from, to) => {
    for (const house of HOUSES) {
      rmSync(join(scratch, house), { recursive: true, force: true })
      mkdirSync(join(scratch, house))
    }
    const up = '../'.repeat(dirname(from).split('/').length)
    const target = to.startsWith('node_modules/') ? (to.split('/')[1] ?? to) : `${up}${to}`
    if (!to.startsWith('node_modules/') && to.endsWith('.ts')) plant(to, 'export const b = 1\n')
    plant(from, `import * as b from '${target}'\nexport const a = b\n`)
    expect([...cruise(scratch, HOUSES).broken]).toContain(rule)
  },
  60_000,
)

test('a circle of files is caught', () => {
  plant('server/features/saved/a.service.ts', `import { b } from './b.service.ts'\nexport const a = () => b\n`)
  plant('server/features/saved/b.service.ts', `import { a } from './a.service.ts'\nexport const b = () => a\n`)
  expect([...cruise(scratch, HOUSES).broken]).toContain('no-circle')
}, 60_000)
