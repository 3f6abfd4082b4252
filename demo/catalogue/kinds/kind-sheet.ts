import type { Cut, Fabric, Pattern, Print } from '../../look.ts'
import type { DemoProduct } from '../../product.ts'

/** How one kind of product may be cut, made, decorated, sized and priced. */
export interface KindSheet {
  readonly type: DemoProduct['productType']
  readonly cuts: readonly Cut[]
  readonly fabrics: readonly Fabric[]
  readonly patterns: readonly Pattern[]
  readonly prints: readonly Print[]
  /** Usual price range in whole euros at price level 1. */
  readonly euros: readonly [number, number]
  readonly sizing: 'letters' | 'waist' | 'feet' | 'one' | 'socks' | 'belt'
  /** Nouns for product names. */
  readonly nouns: readonly string[]
  /** Position of a wordmark or graphic, as an adverbial phrase such as "on the chest". */
  readonly place: { readonly de: string; readonly en: string }
}

/** A sheet as a table row; cells hold comma-separated values. A repeated value is chosen more often. */
export type KindRow = readonly [
  cuts: string,
  fabrics: string,
  patterns: string,
  prints: string,
  euros: readonly [number, number],
  sizing: KindSheet['sizing'],
  nouns: string,
]
