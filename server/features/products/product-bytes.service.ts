import type { Language } from '#contract/vocabulary.ts'
import { joinJsonArray } from '#server/platform/http/join-json.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { readProducts } from './products.service.ts'

/** Products that lie ready as bytes in the contract's shape. */
export interface ProductBytes {
  bytesOf(no: number, language: Language): Uint8Array | null
}

/** A list of products as a JSON array of the contract's products, in its order; also those no longer dealt. */
export async function productsAsJson(
  scope: Pick<Scope, 'db' | 'now' | 'language'>,
  ready: ProductBytes,
  list: readonly { readonly no: number; readonly id: string }[],
): Promise<Buffer> {
  const missing = list.filter(({ no }) => ready.bytesOf(no, scope.language) === null).map(({ id }) => id)
  const read = missing.length === 0 ? [] : await readProducts(scope, missing)
  const byId = new Map(read.map((product) => [product.id, Buffer.from(JSON.stringify(product))]))
  const elements = list.map(({ no, id }) => ready.bytesOf(no, scope.language) ?? byId.get(id))
  return joinJsonArray(elements.filter((element) => element !== undefined))
}
