import type { Reason } from '#contract/discovery.ts'
import { earlierList } from '#recommender/newest-and-popular.ts'
import { isNew, isPopular } from '#recommender/reasons/product-status.ts'
import { type Reason as Found, reasonsFor } from '#recommender/reasons/reasons.ts'
import type { Trait } from '#recommender/reasons/traits.ts'
import {
  type CatalogueProduct,
  loadCatalogueProducts,
  requireProduct,
} from '#server/features/products/products.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import { descriptionOf } from '#server/features/shelf/product-content.service.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import type { Feed } from '../feed/feed.service.ts'
import { selectAnswered } from './reasons.store.ts'

interface CardReasons {
  readonly personalised: boolean
  readonly reasons: Reason[]
}

interface Sources {
  readonly catalogue: Catalogue
  readonly feed: Feed
}

/** Allows opening the reasons of every card of a deck: at most one call a second. */
const LIMIT = { name: 'reasons', hits: 120, seconds: 60 }
/** Reasons are confirmed by at most this many of the latest answers; more would not change the texts. */
const MOST_ANSWERED = 200

/** Why a product is in the user's deck: from this user's taste and answers alone. */
export async function readReasons(scope: Scope, sources: Sources, productId: string): Promise<CardReasons> {
  ensure(scope.actor, 'unauthenticated')
  await requireWithinLimit(scope, LIMIT, scope.actor.userId)
  const { no } = await requireProduct(scope, productId)
  const { personalised } = scope.actor
  const reasons = personalised
    ? await personalReasons(scope, sources.feed, scope.actor.userId, no)
    : await plainReasons(scope, sources.catalogue, no)
  return { personalised, reasons }
}

async function personalReasons(scope: Scope, feed: Feed, userId: string, no: number): Promise<Reason[]> {
  const [{ taste, wishes, served }, answered] = await Promise.all([
    feed.know(scope, userId),
    selectAnswered(scope.db, userId, MOST_ANSWERED),
  ])
  const product = await readProduct(scope, no)
  const vector = served.observationOf(no)?.vector
  ensure(vector, 'products.unknown')
  const { pricesCents } = served.index.columns()
  const found = reasonsFor({
    weights: taste.mean,
    wished: wishes.flatMap(({ trait, wish }) => (wish === 'more' ? [trait] : [])),
    product: descriptionOf(product, scope.now()),
    vector,
    answered: answered.flatMap((row) => {
      const observation = served.observationOf(row.productNo)
      // The answer to this product is no reason for showing it.
      if (row.productNo === no || !observation) return []
      const priceCents = pricesCents[served.index.rowOf(row.productNo)] ?? row.priceCents
      const answered = { ...row, brand: String(row.brandNo), priceCents }
      return [{ product: answered, vector: observation.vector, liked: row.liked }]
    }),
    status: {
      isNew: isNew(sinceOf(product), scope.now()),
      isPopular: isPopular(served.index, no),
      isPromoted: product.product.de.sponsored,
    },
  })
  return found.map((reason) => toContract(reason, product))
}

/** The list, of the two that alternate, in which the product comes earlier. */
async function plainReasons(scope: Scope, catalogue: Catalogue, no: number): Promise<Reason[]> {
  const product = await readProduct(scope, no)
  const list = earlierList(catalogue.served().index, no, scope.now().getTime())
  const found: Found[] = [{ kind: list === 'popular' ? 'popular' : 'new' }]
  if (product.product.de.sponsored) found.unshift({ kind: 'promoted' })
  return found.map((reason) => toContract(reason, product))
}

async function readProduct(scope: Scope, no: number): Promise<CatalogueProduct> {
  for await (const [product] of loadCatalogueProducts(scope, [no])) if (product) return product
  throw new Refusal('products.unknown')
}

const sinceOf = ({ releaseAt, listedAt }: CatalogueProduct): Date => releaseAt ?? listedAt

/** A reason in the contract's form: with names and euros. */
function toContract(reason: Found, product: CatalogueProduct): Reason {
  switch (reason.kind) {
    case 'wish':
      return { kind: 'wish', brand: brandIn(reason.traits, product), traits: reason.traits.flatMap(traitToContract) }
    case 'liking':
      return { kind: 'liking', likes: reason.likes, traits: reason.traits.flatMap(traitToContract) }
    case 'brand':
      return { ...reason, brand: product.product.de.brand.name }
    case 'new':
      return { kind: 'new', since: sinceOf(product).toISOString() }
    default:
      return { kind: reason.kind }
  }
}

/** The brand's name, if the user asked for more of the brand. */
const brandIn = (traits: readonly Trait[], product: CatalogueProduct): string | null =>
  traits.some(({ is }) => is === 'brand') ? product.product.de.brand.name : null

type ContractTrait = Extract<Reason, { kind: 'liking' }>['traits'][number]

function traitToContract(trait: Trait): ContractTrait[] {
  switch (trait.is) {
    case 'under':
    case 'from':
      return [{ is: trait.is, euros: trait.cents / 100 }]
    case 'brand':
      return [] // a reason of its own
    default:
      return [trait]
  }
}
