import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** One product shown in one place of the shop's page. */
export interface ShownRow {
  readonly product: number
  /** 0 to 2 from the left. */
  readonly place: number
  /** 1 for a click, else 0. */
  readonly clicked: number
  /** Propensity: probability with which the logging policy showed this product. */
  readonly chance: number
  /** Products this visitor clicked before, by number. */
  readonly clickedBefore: readonly number[]
}

export interface ShopLogs {
  readonly products: number
  /** Rows by time; the logging policy was uniformly random, and Bernoulli Thompson sampling. */
  readonly random: readonly ShownRow[]
  readonly thompson: readonly ShownRow[]
}

/**
 * Reads the men's campaign of the Open Bandit Dataset; null when it is missing. The visitor features u0 to u3 are not
 * read, because each file numbers their codes differently.
 */
export function readShopLogs(folder: URL): ShopLogs | null {
  const files = ['items.tsv', 'random.tsv.gz', 'bts.tsv.gz'].map((name) => new URL(name, folder))
  const [items, random, thompson] = files
  if (!items || !random || !thompson || !files.every((file) => existsSync(file))) return null
  return { products: linesOf(readFileSync(items)).length, random: rowsOf(random), thompson: rowsOf(thompson) }
}

function rowsOf(file: URL): ShownRow[] {
  const lines = linesOf(gunzipSync(readFileSync(file)))
  return lines
    .map((line) => line.split('\t'))
    .sort(([one = ''], [other = '']) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, product, position, click, propensity, , , , , affinity = '']) => ({
      product: Number(product),
      place: Number(position) - 1,
      clicked: Number(click),
      chance: Number(propensity),
      clickedBefore: affinity
        .split(' ')
        .filter(Boolean)
        .map((pair) => Number(pair.split(':')[0])),
    }))
}

function linesOf(bytes: Uint8Array): string[] {
  return new TextDecoder().decode(bytes).trimEnd().split('\n').slice(1)
}
