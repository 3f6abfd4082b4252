import { plainText } from '#contract/rich-text.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { priceOf } from '../present.ts'
import { type ProductRow, type Selection, selectProducts } from '../products.store.ts'
import { comparableSizes } from '../sizes/sizes.service.ts'
import { isPublic } from '../visibility.ts'
import {
  areTermsCounted,
  insertTerms,
  recountTerms,
  type SearchDocument,
  selectUnindexed,
  upsertDocuments,
} from './search-index.store.ts'
import { searchTermsOf, searchVector, type Term } from './search-words.ts'

/** Must be raised when `search-words.ts`, the lexicon or `server/platform/text/` change: then all documents are rebuilt. */
const INDEX_VERSION = 7
const BATCH = 500

type Writer = Pick<World, 'db' | 'now'>

function documentOf(row: ProductRow): SearchDocument {
  const shown = priceOf(row)
  return {
    productNo: row.no,
    brandNo: row.brandNo,
    brandName: row.brandName,
    isShown: isPublic(row),
    isShopOnly: row.isShopOnly,
    gender: row.gender,
    productType: row.productType,
    effectiveGrossCents: shown.effectiveCents,
    isOnSale: shown.sale !== null,
    releaseAt: row.releaseAt?.toISOString() ?? null,
    listedAt: row.listedAt.toISOString(),
    sizes: comparableSizes(row, row.variants).available,
    colours: row.colours,
    words: searchVector({
      ...row,
      descriptionDe: plainText(row.descriptionDe),
      descriptionEn: plainText(row.descriptionEn),
    }),
  }
}

/** Indexes the current state of products, in the caller's transaction. */
export async function indexProducts(scope: Writer, selection: Selection): Promise<void> {
  const rows = await selectProducts(scope.db, selection, scope.now())
  if (rows.length === 0) return
  await upsertDocuments(scope.db, INDEX_VERSION, rows.map(documentOf))
  const terms = new Map<string, Term>()
  // Words of what is not public would be suggested to everyone.
  for (const row of rows.filter(isPublic)) {
    for (const term of searchTermsOf(row)) if (!terms.has(term.term)) terms.set(term.term, term)
  }
  await insertTerms(scope.db, [...terms.values()])
}

/** Indexes outdated products: of older databases, and of renamed or suspended brands. Returns how many. */
export async function indexUnindexed(scope: Writer): Promise<number> {
  let indexed = 0
  for (let afterNo = 0; ; ) {
    const nos = await selectUnindexed(scope.db, INDEX_VERSION, { afterNo, limit: BATCH })
    if (nos.length > 0) await inTransaction(scope, (inside) => indexProducts(inside, { nos }))
    indexed += nos.length
    if (nos.length < BATCH) return indexed
    afterNo = nos.at(-1) ?? afterNo
  }
}

/** Updates the index; counts the words of a new one. */
export async function keepIndex(scope: Writer): Promise<void> {
  const indexed = await indexUnindexed(scope)
  if (indexed > 0 || !(await areTermsCounted(scope.db))) await recountTerms(scope.db)
}

/** Recounts how often each word is used. */
export const recountSearchTerms = ({ db }: Writer): Promise<void> => recountTerms(db)
