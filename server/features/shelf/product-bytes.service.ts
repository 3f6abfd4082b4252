import { readProducts } from '#server/features/products/products.service.ts'
import { joinJsonArray } from '#server/platform/http/join-json.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import type { Catalogue } from './catalogue.service.ts'

/** The JSON of the products that this process has loaded. */
export type ProductBytes = Pick<Catalogue, 'bytesOf'>

/** These products as a JSON array in the order given, including products that are no longer dealt. */
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
