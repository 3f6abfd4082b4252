import { type Random, randomFor } from '../catalogue/random.ts'
import type { DemoProduct } from '../product.ts'
import type { DemoMember } from './member.ts'

/** One entry of a member's history. */
export interface PastSwipe {
  /** Slug of the product. */
  readonly product: string
  readonly action: 'like' | 'pass' | 'unsave'
  readonly daysAgo: number
  /** Seconds after the start of the session of that day. */
  readonly second: number
}

/** Share of the products of another gender that a deck still shows. */
const OTHER_GENDER_SHARE = 0.15
/** Every so many likes one is taken off the saved list later. */
const UNSAVE_EVERY = 14

/** What a member swiped on which day: the same for the same catalogue. A product is swiped after it was listed. */
export function historyOf(member: DemoMember, products: readonly DemoProduct[]): PastSwipe[] {
  const random = randomFor(`member/${member.username}`)
  const shown = dealtTo(member, products, random)
  const swipes: PastSwipe[] = []
  let likes = 0
  for (const daysAgo of member.sessionDaysAgo) {
    let second = 0
    const count = random.between(...member.swipesPerSession)
    const dealt = takeListed(shown, count, daysAgo)
    const early = swipes.find(({ action, product }) => action === 'like' && !isUnsaved(swipes, product))
    for (const product of dealt) {
      second += random.between(2, 14)
      const isLiked = random.chance(likeChance(member, product))
      if (isLiked) likes += 1
      swipes.push({ product: product.slug, action: isLiked ? 'like' : 'pass', daysAgo, second })
      if (!isLiked || likes % UNSAVE_EVERY !== 0 || !early) continue
      second += random.between(20, 60)
      swipes.push({ product: early.product, action: 'unsave', daysAgo, second })
    }
  }
  return swipes
}

const isUnsaved = (swipes: readonly PastSwipe[], slug: string): boolean =>
  swipes.some(({ action, product }) => action === 'unsave' && product === slug)

/** A deck that knows the member a little: products of liking come a little earlier. */
function dealtTo(member: DemoMember, products: readonly DemoProduct[], random: Random): DemoProduct[] {
  return products
    .filter(({ label, gender }) => {
      const isOther = gender !== 'unisex' && gender !== member.gender
      return !member.hides.includes(label) && (!isOther || random.chance(OTHER_GENDER_SHARE))
    })
    .map((product) => ({ product, place: random.next() - 0.35 * likeChance(member, product) }))
    .sort((a, b) => a.place - b.place)
    .map(({ product }) => product)
}

/** Takes the next products off the deck that were listed by that day. */
function takeListed(deck: DemoProduct[], count: number, daysAgo: number): DemoProduct[] {
  const taken = deck.filter(({ listedDaysAgo }) => listedDaysAgo > daysAgo).slice(0, count)
  for (const product of taken) deck.splice(deck.indexOf(product), 1)
  return taken
}

/** How probable a like is, from what the member prefers. */
function likeChance(member: DemoMember, { look, label, gender, colours, tags, priceCents }: DemoProduct): number {
  const points =
    (member.kinds.includes(look.kind) ? 0.3 : 0) +
    (colours.some((colour) => member.colours.includes(colour)) ? 0.15 : -0.05) +
    (tags.some((tag) => member.spirits.includes(tag)) ? 0.15 : 0) +
    (member.follows.includes(label) ? 0.15 : 0) -
    (priceCents > member.budgetCents ? 0.2 : 0) -
    (gender !== 'unisex' && gender !== member.gender ? 0.25 : 0)
  return Math.min(0.92, Math.max(0.04, 0.18 + points))
}
