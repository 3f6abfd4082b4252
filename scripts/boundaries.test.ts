import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise, FOLDERS, type Violation } from './cruise.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { default: config } = (await import(`${root}.dependency-cruiser.mjs`)) as {
  readonly default: { readonly forbidden: readonly { readonly name: string }[] }
}
const RULES = config.forbidden.map(({ name }) => name)
/** The highest feature may import all others. */
const HIGHEST = 'system'
/** All features but that one. */
const LAYERS = RULES.flatMap((name) => /^layer-(.+)$/.exec(name)?.[1] ?? [])
/** One forbidden import for each rule: from → to. All are planted in one folder, which is cruised once. */
const PLANTED: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['contract-alone', 'contract/a.ts', 'server/world.ts'],
  ['web-not-server', 'web/features/x/a.ts', 'server/world.ts'],
  ['server-not-web', 'server/features/saved/a.ts', 'web/ui/b.ts'],
  ['recommender-pure', 'recommender/a.ts', 'server/world.ts'],
  ['platform-knows-no-feature', 'server/platform/a.ts', 'server/features/ads/a.service.ts'],
  ['ui-knows-no-feature', 'web/ui/a.ts', 'web/features/x/b.ts'],
  ['product-display-knows-no-feature', 'web/product/a.ts', 'web/features/x/b.ts'],
  ['ui-knows-no-product', 'web/ui/a.ts', 'web/product/b.ts'],
  ['web-features-import-no-other', 'web/features/x/a.ts', 'web/features/y/b.ts'],
  ['features-know-no-page', 'web/features/x/a.ts', 'web/pages/b.ts'],
  ['pages-of-one-audience', 'web/pages/visitor/a.ts', 'web/pages/shopper/b.ts'],
  ['pages-start-nothing', 'web/pages/visitor/a.ts', 'web/start/b.ts'],
  ['documents-not-in-browser', 'web/start/a.ts', 'web/documents/b.ts'],
  ['by-service-only', 'server/features/discovery/a.service.ts', 'server/features/products/b.store.ts'],
  ['tables-refer-to-tables', 'server/features/saved/a.tables.ts', 'server/features/products/b.service.ts'],
  ['routes-touch-no-store', 'server/features/saved/a.routes.ts', 'server/features/saved/b.store.ts'],
  ['stores-import-no-service', 'server/features/saved/a.store.ts', 'server/features/saved/b.service.ts'],
  ['sql-in-stores', 'server/features/saved/a.service.ts', 'node_modules/pg/index.ts'],
  ['demo-by-one-folder', 'server/features/saved/a.service.ts', 'demo/b.ts'],
  ['no-test-in-product', 'server/features/saved/a.service.ts', 'server/features/saved/b.test.ts'],
  ['no-test-in-product', 'server/features/saved/a.service.ts', 'server/platform/testing/b.ts'],
  ['product-not-lab', 'server/features/saved/a.service.ts', 'lab/bench/b.ts'],
  ['resolvable', 'server/features/saved/a.service.ts', 'server/nowhere'],
  ...LAYERS.map(
    (feature) =>
      [
        `layer-${feature}`,
        `server/features/${feature}/a.service.ts`,
        `server/features/${HIGHEST}/b.service.ts`,
      ] as const,
  ),
]

let scratch: string
let planted: readonly Violation[]

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'boundaries-'))
  cpSync(join(root, '.dependency-cruiser.mjs'), join(scratch, '.dependency-cruiser.mjs'))
  writeFileSync(join(scratch, 'package.json'), '{"type":"module"}')
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
  for (const folder of FOLDERS) mkdirSync(join(scratch, folder))
  for (const [index, [, from, to]] of PLANTED.entries()) {
    const up = '../'.repeat(dirname(from).split('/').length)
    const target = to.startsWith('node_modules/') ? (to.split('/')[1] ?? to) : `${up}${to}`
    if (!to.startsWith('node_modules/') && to.endsWith('.ts')) plant(to, 'export const b = 1\n')
    plant(named(from, index), `import * as b from '${target}'\nexport const a = b\n`)
  }
  plant('server/features/saved/one.service.ts', `import { b } from './two.service.ts'\nexport const a = () => b\n`)
  plant('server/features/saved/two.service.ts', `import { a } from './one.service.ts'\nexport const b = () => a\n`)
  planted = cruise(scratch).violations
}, 60_000)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Every violation has a file of its own: `a.service.ts` → `a7.service.ts`. */
const named = (path: string, index: number): string => path.replace(/\/a(\.[\w.]+)$/, `/a${index}$1`)

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(scratch, path)), { recursive: true })
  writeFileSync(join(scratch, path), text)
}

test.each(PLANTED.map((violation, index) => [...violation, index] as const))(
  'a planted violation of %s is caught',
  (rule, from, _, index) => {
    const caught = planted.filter((violation) => violation.from === named(from, index))
    expect(caught.map((violation) => violation.rule.name)).toContain(rule)
  },
)

test('every feature of the server has its layer', () => {
  const entries = readdirSync(join(root, 'server/features'), { withFileTypes: true })
  const features = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect([...LAYERS, HIGHEST].sort()).toEqual(features.sort())
})

test('there is no rule whose violation is not planted', () => {
  const planted = new Set(PLANTED.map(([rule]) => rule))
  expect(RULES.filter((rule) => !planted.has(rule))).toEqual(['no-circle'])
})

test('a circle of files is caught', () => {
  expect(planted.filter(({ rule }) => rule.name === 'no-circle').length).toBeGreaterThan(0)
})
