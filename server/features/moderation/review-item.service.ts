import { createHash } from 'node:crypto'
import { type Decision, isRestriction, type ReviewType } from '#contract/moderation.limits.ts'
import type { ReviewItem } from '#contract/moderation.ts'
import { brandDecisions, missingForApproval } from '#server/features/brands/brand-review.service.ts'
import {
  type ReviewedProduct,
  readForReview,
} from '#server/features/products/managing/review/product-review.service.ts'
import { readProducts } from '#server/features/products/products.service.ts'
import { widthsFor } from '#server/platform/pictures/picture-widths.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import type { StaffScope, World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { allowedEdits, editDistance } from '#server/platform/text/edit-distance.ts'
import { skeletonOf } from '#server/platform/text/lookalikes.ts'
import { findLastDecision, type LastDecision, selectDecisions, selectNotices } from './decisions.store.ts'
import { brandFields, productFields } from './review-fields.ts'
import {
  type BrandRecord,
  selectBrandNames,
  selectBrandRecord,
  selectFormerValues,
  selectLookalikes,
} from './review-item.store.ts'
import { isOwnBrand, readClaim } from './review-queue.service.ts'

type Reader = Pick<World, 'db' | 'now'>
type Status = ReviewItem['brandStatus']

/** Everything that a decision about a brand or a product needs. */
export const readItem = (scope: StaffScope, type: ReviewType, id: string): Promise<ReviewItem> =>
  type === 'brand' ? readBrandItem(scope, id) : readProductItem(scope, id)

/** A version of what staff see. It changes with every edit, so that staff decide only about what they saw. */
export async function readRevision(scope: Reader, type: ReviewType, id: string): Promise<string> {
  return type === 'brand'
    ? brandRevision(await requireBrand(scope, id))
    : productRevision(await requireProduct(scope, id))
}

/** What staff can decide about it now. */
export async function possibleDecisions(scope: Reader, type: ReviewType, id: string): Promise<Decision[]> {
  const states =
    type === 'product'
      ? productDecisions(await requireProduct(scope, id))
      : decisionsAbout(await requireBrand(scope, id))
  return withoutVainReversal(states, await findLastDecision(scope.db, type, id))
}

const decisionsAbout = ({ brand }: BrandRecord): Decision[] =>
  brandDecisions(brand['status'] as Status, brand['claims_changed_at'] !== null)

async function requireBrand({ db }: Pick<World, 'db'>, id: string): Promise<BrandRecord> {
  const record = await selectBrandRecord(db, id)
  ensure(record, 'review.unknown')
  return record
}

const brandRevision = ({ brand, pictures }: BrandRecord): string =>
  [brand['version'], brand['status'], ...pictures.map(({ id }) => id)].join(' ')

async function requireProduct(scope: Reader, id: string): Promise<ReviewedProduct> {
  try {
    return await readForReview(scope, id)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'products.unknown')
      throw new Refusal('review.unknown', { cause: error })
    throw error
  }
}

/** Pictures change without a new version of the product, so they are part of it. */
const productRevision = ({
  product: { version, state, pending, pictures },
  waitingPictures,
}: ReviewedProduct): string => {
  const seen = JSON.stringify([pictures.map(({ id, altDe, altEn }) => [id, altDe, altEn]), waitingPictures])
  const pictured = createHash('sha256').update(seen).digest('base64url').slice(0, 16)
  return [version, state, pending?.submittedAt, pending?.state, pictured].filter(Boolean).join(' ')
}

/** What staff see of the brand beside the item. */
async function besides(scope: StaffScope, type: ReviewType, id: string, record: BrandRecord) {
  const { db } = scope
  const { brand, domains } = record
  const decisions = await selectDecisions(db, String(brand['id']))
  return {
    type,
    id,
    brandId: String(brand['id']),
    brand: String(brand['name']),
    brandStatus: brand['status'] as Status,
    language: brand['language'] as ReviewItem['language'],
    claim: await readClaim(scope, type, id),
    vat: vatOf(record),
    trustLevel: Number(brand['trust_level']),
    hints: (brand['review_hints'] as string[] | undefined) ?? [],
    domains: [...domains],
    decisions: decisions.map(({ targetId: _targetId, ...decision }) => decision),
    isOwnBrand: await isOwnBrand(scope, type, id),
    lastOwn: await findLastDecision(db, type, id),
    notices: await selectNotices(db, type, id),
  }
}

/** What the official register of VAT IDs answered. */
function vatOf({ imprint }: BrandRecord): ReviewItem['vat'] {
  const id = imprint?.['vat_id']
  if (typeof id !== 'string' || id === '') return null
  const checkedAt = imprint?.['vat_checked_at']
  const result = (imprint?.['vat_check'] ?? null) as NonNullable<ReviewItem['vat']>['result']
  return { id, result, checkedAt: checkedAt ? new Date(String(checkedAt)).toISOString() : null }
}

/** The last day of the suspension that is in force. */
const lastDayOf = (status: Status, last: LastDecision | null): string | null =>
  status === 'suspended' && last?.until ? daysLater(berlinDayOf(new Date(last.until)), -1) : null

async function readBrandItem(scope: StaffScope, id: string): Promise<ReviewItem> {
  const record = await requireBrand(scope, id)
  const { lastOwn, ...common } = await besides(scope, 'brand', id, record)
  const former = lastOwn ? await selectFormerValues(scope.db, id, lastOwn.decidedAt) : new Map<string, unknown>()
  const missing = await missingForApproval(scope, { no: Number(record.brand['no']), status: common.brandStatus })
  return {
    ...common,
    missing,
    suspendedUntil: lastDayOf(common.brandStatus, lastOwn),
    name: common.brand,
    state: common.brandStatus,
    revision: brandRevision(record),
    possible: common.isOwnBrand
      ? []
      : withoutVainReversal(decisionsAbout(record), lastOwn).filter(
          (decision) => missing.length === 0 || isRestriction(decision),
        ),
    fields: brandFields(record, former),
    ...brandPictures(record, common.brand, lastOwn?.decidedAt),
    similarNames: await findSimilarNames(scope, id, common.brand),
    similarPictures: [],
  }
}

/** Logo and banner; apart from them those that are shown since a later time than the last decision. */
function brandPictures(
  { pictures }: BrandRecord,
  alt: string,
  decidedAt: string | undefined,
): Pick<ReviewItem, 'pictures' | 'newPictures'> {
  const isNew = ({ shownSince }: BrandRecord['pictures'][number]) => decidedAt !== undefined && shownSince > decidedAt
  const media = ({ id, width, height, placeholder }: BrandRecord['pictures'][number]) => {
    return { base: `/media/${id}`, widths: [...widthsFor(width)], width, height, placeholder, alt }
  }
  return {
    pictures: pictures.filter((picture) => !isNew(picture)).map(media),
    newPictures: pictures.filter(isNew).map(media),
  }
}

/** A reversal needs a decision that restricts. */
const withoutVainReversal = (possible: readonly Decision[], last: LastDecision | null): Decision[] =>
  possible.filter((decision) => decision !== 'reverse' || (last !== null && isRestriction(last.decision)))

const keyOf = (name: string) =>
  skeletonOf(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  )

/** Brands whose name looks like this one, or differs by a typing mistake. */
async function findSimilarNames({ db }: StaffScope, id: string, name: string): Promise<ReviewItem['similarNames']> {
  const key = keyOf(name)
  const most = allowedEdits(key)
  const others = await selectBrandNames(db, id)
  return others.filter((other) => editDistance(key, keyOf(other.name), most) <= most).slice(0, 10)
}

async function readProductItem(scope: StaffScope, id: string): Promise<ReviewItem> {
  const reviewed = await requireProduct(scope, id)
  const { product, live, changes, brandId } = reviewed
  const record = await requireBrand(scope, brandId)
  const { lastOwn, ...common } = await besides(scope, 'product', id, record)
  return {
    ...common,
    missing: [],
    suspendedUntil: null,
    name: product.form.name,
    state: product.state,
    revision: productRevision(reviewed),
    possible: common.isOwnBrand ? [] : withoutVainReversal(productDecisions(reviewed), lastOwn),
    fields: productFields(live, changes),
    pictures: product.pictures.map(({ media }) => media),
    newPictures: [...reviewed.waitingPictures],
    similarNames: [],
    similarPictures: await findSimilarPictures(scope, id),
  }
}

const OPEN: readonly Decision[] = ['approve', 'request_changes', 'reject']

/** What staff can decide about a product, or about the change of a live one that waits. */
function productDecisions({ product: { state, pending } }: ReviewedProduct): Decision[] {
  if (state === 'draft' || state === 'archived') return []
  if (state === 'in_review') return [...OPEN]
  if (state === 'changes_requested') return ['reject', 'reverse']
  if (state === 'rejected' || state === 'blocked') return ['reverse']
  if (pending === null) return ['block']
  return pending.state === 'in_review' ? [...OPEN, 'block'] : ['reverse', 'block']
}

async function findSimilarPictures(scope: StaffScope, id: string): Promise<ReviewItem['similarPictures']> {
  const found = await selectLookalikes(scope.db, id)
  const products = await readProducts(
    scope,
    found.map((each) => each.id),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  return found.flatMap(({ id: otherId, imageId }) => {
    const product = byId.get(otherId)
    const picture = product?.media.find(({ base }) => base.endsWith(imageId)) ?? product?.media[0]
    return product && picture ? [{ id: otherId, name: product.name, brand: product.brand.name, picture }] : []
  })
}
