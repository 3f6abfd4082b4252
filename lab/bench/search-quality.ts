import type { SearchAnswer } from '../../contract/search.ts'
import { demoProducts } from '../../demo/catalogue/products.ts'
import { fillDemo } from '../../server/demo/fill-demo.ts'
import { keepIndex } from '../../server/features/products/search-index/search-index.service.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import { createClosers, openWorld } from '../../server/world.ts'
import { openBenchDatabase } from './bench-database.ts'
import { insertUsers } from './bench-users.ts'
import { GERMAN } from './search-queries/de.ts'
import { ENGLISH } from './search-queries/en.ts'
import { type JudgedQuery, kindsOf, type SaidFilters } from './search-queries/judged-query.ts'
import { spawnServer } from './spawn-server.ts'

/** Share of queries that must have an expected kind among the first three, and correct filters. */
const GOAL = 0.95
const FIRST = 3
/** Every third query is held out: the engine is not tuned on it. */
const HELD_OUT = 3

type Understood = Partial<SearchAnswer>['understood']

interface Judgement {
  readonly query: string
  readonly isHeldOut: boolean
  readonly isFound: boolean
  /** Null when no filters were said and none were read. */
  readonly isRead: boolean | null
  readonly shown: string
}

/** Filters as one comparable text, wherever they come from. */
const written = (filters: readonly string[]): string => filters.toSorted().join(' ')

const saidText = ({ gender, colour, notColour, size, min, max, sale, drops }: SaidFilters): string =>
  written([
    ...(gender ? [gender] : []),
    ...(colour ? [colour] : []),
    ...(notColour ? [`-${notColour}`] : []),
    ...(size ? size.split(' ') : []),
    ...(min !== undefined ? [`>${min}`] : []),
    ...(max !== undefined ? [`<${max}`] : []),
    ...(sale ? ['sale'] : []),
    ...(drops ? ['drops'] : []),
  ])

function readText(understood: Understood): string {
  return written(
    (understood ?? []).flatMap((one) => {
      switch (one.what) {
        case 'gender':
          return [one.gender]
        case 'colour':
          return [one.colour]
        case 'size':
          return one.size.split(' ')
        case 'price':
          return [...(one.min === null ? [] : [`>${one.min}`]), ...(one.max === null ? [] : [`<${one.max}`])]
        case 'not-colour':
          return one.colours.map((colour) => `-${colour}`)
        case 'sort':
        case 'not-word':
          return []
        default:
          return [one.what]
      }
    }),
  )
}

/** Kinds by the names of products, which are unique in the demo. */
const kinds = new Map<string, string>(demoProducts().map(({ name, look }) => [name, look.kind]))

function judge([query, expected, said = {}]: JudgedQuery, at: number, answer: SearchAnswer): Judgement {
  const wanted = kindsOf(expected)
  const first = answer.products.slice(0, FIRST).map(({ name }) => kinds.get(name) ?? name)
  const [asSaid, asRead] = [saidText(said), readText(answer.understood)]
  return {
    query,
    isHeldOut: at % HELD_OUT === HELD_OUT - 1,
    isFound: first.some((kind) => wanted.includes(kind)),
    isRead: asSaid === '' && asRead === '' ? null : asSaid === asRead,
    shown: `${first.join(', ') || 'nothing'} [${asRead}] of ${answer.total}, wanted ${expected} [${asSaid}]`,
  }
}

const share = (right: number, all: number) => `${right} of ${all} = ${(right / Math.max(1, all)).toFixed(3)}`

function report(language: string, judged: readonly Judgement[]): void {
  const parts = [
    ['all', judged],
    ['held out', judged.filter(({ isHeldOut }) => isHeldOut)],
  ] as const
  for (const [name, part] of parts) {
    const read = part.filter(({ isRead }) => isRead !== null)
    const found = part.filter(({ isFound }) => isFound).length
    const below = found / part.length < GOAL ? '  below the goal' : ''
    console.log(
      `  ${language} ${name.padEnd(8)}  expected kind in the first ${FIRST}: ${share(found, part.length)}${below}` +
        `  filters: ${share(read.filter(({ isRead }) => isRead).length, read.length)}`,
    )
  }
  // Those held out stay unseen, so that the engine is not tuned on them; SHOW=all shows them.
  const isShown = (one: Judgement) => !one.isHeldOut || process.env['SHOW'] === 'all'
  for (const one of judged.filter((each) => isShown(each) && (!each.isFound || each.isRead === false))) {
    console.log(`    ${one.isFound ? 'filters' : 'missed '}  ${one.query}: ${one.shown}`)
  }
}

/** How many queries of two sets find what is expected among the demo's products. */
export async function measureQuality(): Promise<void> {
  const database = await openBenchDatabase()
  try {
    const config = readConfig({ ...process.env, DATABASE_URL: database.url, PORT: '0', JOBS: '0', LOG_LEVEL: 'error' })
    const closers = createClosers()
    const { world } = await openWorld(config, () => {}, closers)
    await fillDemo(world)
    await keepIndex(world)
    await closers.run()
    const [user] = await insertUsers(database.pool, 1)
    const server = await spawnServer(database.url)
    for (const [language, set] of [
      ['de', GERMAN],
      ['en', ENGLISH],
    ] as const) {
      const judged: Judgement[] = []
      for (const [at, row] of set.entries()) {
        const address = `http://127.0.0.1:${server.port}/api/search?${new URLSearchParams({ q: row[0] })}`
        const response = await fetch(address, {
          headers: { cookie: `sid=${user?.token}`, 'accept-language': language },
        })
        if (!response.ok) throw new Error(`${row[0]}: ${response.status} ${await response.text()}`)
        judged.push(judge(row, at, (await response.json()) as SearchAnswer))
      }
      report(language, judged)
    }
    await server.end()
  } finally {
    await database.close()
  }
}
