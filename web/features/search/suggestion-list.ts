import type { Product } from '#contract/products.ts'
import type { Suggestions } from '#contract/search.ts'
import type { ProductType } from '#contract/vocabulary.ts'

/** One line of the list below the field. */
export type Suggestion =
  | { readonly kind: 'word'; readonly query: string }
  | { readonly kind: 'brand'; readonly id: string; readonly name: string }
  | { readonly kind: 'category'; readonly productType: ProductType }
  | { readonly kind: 'product'; readonly product: Product }

export interface SuggestionGroup {
  readonly name: 'words' | 'brands' | 'categories' | 'products'
  readonly lines: readonly Suggestion[]
}

/** Suggestions while the user types: completions, then brands, categories and products. */
export function typingGroups({ words, brands, productTypes, products }: Suggestions): readonly SuggestionGroup[] {
  const groups: readonly SuggestionGroup[] = [
    { name: 'words', lines: words.map((query) => ({ kind: 'word', query })) },
    { name: 'brands', lines: brands.map((brand) => ({ kind: 'brand', ...brand })) },
    { name: 'categories', lines: productTypes.map((productType) => ({ kind: 'category', productType })) },
    { name: 'products', lines: products.map((product) => ({ kind: 'product', product })) },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}

/** The line after (`1`) or before (`-1`) this one; the field itself, -1, is between the last and the first. */
export function stepped(at: number, by: 1 | -1, count: number): number {
  return count === 0 ? -1 : ((at + 1 + by + (count + 1)) % (count + 1)) - 1
}
