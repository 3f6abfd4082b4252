import { STYLE } from '#contract/style.limits.ts'
import type { Style, StyleTrait, WishTrait } from '#contract/style.ts'
import { isGarment, isPlainWord, nameOf, type Trait } from '#recommender/reasons/traits.ts'
import { statementsOf } from '#recommender/style/statements.ts'
import type { Wish } from '#recommender/style/wishes.ts'
import { lockUsers } from '#server/features/accounts/accounts.service.ts'
import { requireBrandNo } from '#server/features/brands/brand-ties.service.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import type { KnownPerson } from '../feed/read-person.ts'
import { selectAnswered } from '../reasons/reasons.store.ts'
import {
  type NamedBrand,
  type SaidWish,
  selectBrandNames,
  selectBrands,
  selectWishes,
  upsertWishes,
} from './style.store.ts'

/** Reads the current taste of a user. */
export interface TasteSource {
  know(scope: Pick<Scope, 'db'>, userId: string): Promise<Pick<KnownPerson, 'person'>>
}

/** Trying out the choices takes a few calls a minute. */
const LIMIT = { name: 'style', hits: 120, seconds: 60 }
/** The description of a taste uses at most this many of the latest answers. */
const MOST_ANSWERED = 500

/** The user's taste in words, and the wishes that the user stated. */
export async function readStyle(scope: Scope, tastes: TasteSource): Promise<Style> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  await requireWithinLimit(scope, LIMIT, actor.userId)
  return styleOf(scope, tastes, actor)
}

/** Brands that may be wished for. */
export async function listWishBrands(scope: Scope): Promise<{ id: string; name: string }[]> {
  ensure(scope.actor, 'unauthenticated')
  await requireWithinLimit(scope, LIMIT, scope.actor.userId)
  return selectBrandNames(scope.db)
}

/** States a wish about one trait, or removes it; every process uses it from its next page on. */
export async function sayWish(
  scope: Scope,
  tastes: TasteSource,
  { trait, wish }: { readonly trait: WishTrait; readonly wish: Wish['wish'] | null },
): Promise<Style> {
  const meant = await meantTrait(scope, trait)
  return changeWishes(scope, tastes, (wishes) => {
    const others = wishes.filter((said) => nameOf(said.trait) !== nameOf(meant))
    if (wish === null) return others
    ensure(others.length < STYLE.mostWishes, 'style.too-many')
    return [...others, { trait: meant, wish, saidAt: scope.now().toISOString() }]
  })
}

/** Deletes all stated wishes. */
export const resetWishes = (scope: Scope, tastes: TasteSource): Promise<Style> => changeWishes(scope, tastes, () => [])

async function changeWishes(
  scope: Scope,
  tastes: TasteSource,
  change: (wishes: readonly SaidWish[]) => readonly SaidWish[],
): Promise<Style> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  await requireWithinLimit(scope, LIMIT, actor.userId)
  await inTransaction(scope, async (inside) => {
    const people = await lockUsers(inside, [actor.userId])
    ensure(people.has(actor.userId), 'unauthenticated')
    await upsertWishes(inside.db, actor.userId, change(await selectWishes(inside.db, actor.userId)))
  })
  return styleOf(scope, tastes, actor)
}

interface Whose {
  readonly userId: string
  readonly personalised: boolean
}

/** The user's taste in words; empty without a personal order, because nothing is learned then. */
export async function styleOf(
  scope: Pick<Scope, 'db'>,
  tastes: TasteSource,
  { userId, personalised }: Whose,
): Promise<Style> {
  const wishes = await selectWishes(scope.db, userId)
  const { swipes, found } = personalised ? await learned(scope, tastes, userId) : { swipes: 0, found: [] }
  const brandOf = await namesOf(scope, [...wishes, ...found])
  return {
    personalised,
    swipes,
    statements: found.flatMap(({ trait, leaning, ...counted }) => {
      const told = toldTrait(trait, brandOf)
      return told
        ? [
            {
              trait: told,
              leaning,
              likes: counted.likes,
              swipes: counted.swipes,
              othersPercent: percentOf(counted.others),
            },
          ]
        : []
    }),
    wishes: wishes.flatMap(({ trait, wish }) => {
      const told = toldTrait(trait, brandOf)
      return told ? [{ trait: told, wish }] : []
    }),
  }
}

const percentOf = ({ likes, swipes }: { readonly likes: number; readonly swipes: number }): number | null =>
  swipes === 0 ? null : Math.round((100 * likes) / swipes)

async function learned(scope: Pick<Scope, 'db'>, tastes: TasteSource, userId: string) {
  const [{ person }, answered] = await Promise.all([
    tastes.know(scope, userId),
    selectAnswered(scope.db, userId, MOST_ANSWERED),
  ])
  const { swipes, mean } = person.taste
  if (swipes < STYLE.fewestSwipes) return { swipes, found: [] }
  const answers = answered.map((row) => ({ product: { ...row, brand: String(row.brandNo) }, liked: row.liked }))
  return { swipes, found: statementsOf(mean, answers) }
}

type Brands = ReadonlyMap<string, NamedBrand>

async function namesOf({ db }: Pick<Scope, 'db'>, said: readonly { readonly trait: Trait }[]): Promise<Brands> {
  const nos = said.flatMap(({ trait }) => (trait.is === 'brand' ? [Number(trait.value)] : []))
  const brands = nos.length === 0 ? [] : await selectBrands(db, nos)
  return new Map(brands.map((brand) => [String(brand.no), brand]))
}

/** A trait in the contract's form; null for a brand that no longer exists. */
function toldTrait(trait: Trait, brandOf: Brands): StyleTrait | null {
  if ('cents' in trait) return { is: trait.is, euros: trait.cents / 100 }
  if (trait.is !== 'brand') return trait
  const brand = brandOf.get(trait.value)
  return brand ? { is: 'brand', id: brand.id, name: brand.name } : null
}

async function meantTrait(scope: Scope, trait: WishTrait): Promise<Trait> {
  switch (trait.is) {
    case 'brand':
      return { is: 'brand', value: String(await requireBrandNo(scope, trait.id)) }
    case 'under':
    case 'from':
      return { is: trait.is, cents: trait.euros * 100 }
    case 'garment':
      ensure(isGarment(trait.value), 'input')
      return { is: trait.is, value: trait.value }
    case 'word': {
      const value = trait.value.toLowerCase()
      ensure(isPlainWord(value), 'input')
      return { is: trait.is, value }
    }
    default:
      return trait
  }
}
