import type { ProductRow } from './products.store.ts'

/** On sale, of an approved brand: public (Trust S41). In SQL it is `IS_PUBLIC` of visibility.store.ts. */
export const isPublic = (row: Pick<ProductRow, 'isListed' | 'isBrandPublic'>): boolean =>
  row.isListed && row.isBrandPublic
