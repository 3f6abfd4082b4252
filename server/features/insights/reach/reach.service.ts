import { PRICE } from '#contract/discovery.limits.ts'
import { REACH } from '#contract/product-insights.limits.ts'
import { sizeRules } from '#server/features/discovery/sizes/size-rules.service.ts'
import { type CatalogueProduct, loadCatalogueProducts } from '#server/features/products/products.service.ts'
import { type Database, takeLock } from '#server/platform/data/database.ts'
import { startTimeSlice } from '#server/platform/load/time-slice.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { allowLongStatements } from '../groups/people-groups.store.ts'
import {
  type ActivePerson,
  selectActive,
  selectChoices,
  selectDueNos,
  selectPeople,
  selectSeen,
  upsertReach,
} from './reach.store.ts'
import { type Choice, reachOf, roundedReach } from './reach-of.ts'

const DAY_MS = 86_400_000

/** Job: makes the reach of products anew that is a week old, or that have none so far. */
export async function makeReach(world: World): Promise<void> {
  const now = world.now()
  const since = new Date(now.getTime() - REACH.activeDays * DAY_MS)
  await inTransaction(world, async (inside) => {
    const { db } = inside
    await takeLock(db, 'product-reach')
    await allowLongStatements(db)
    const due = await selectDueNos(db, new Date(now.getTime() - REACH.everyDays * DAY_MS))
    if (due.length === 0) return
    const people = await selectActive(db, { since, day: berlinDayOf(since) })
    const choices = await readChoices(db, people)
    const slice = startTimeSlice()
    for await (const products of loadCatalogueProducts(inside, due)) {
      const countedOf = await countedBy(db, { people, choices, products })
      const rows = []
      for (const product of products) {
        rows.push({ no: product.no, ...roundedReach(reachOf(filteredOf(product), countedOf(product))) })
        if (slice.isOver()) await slice.next()
      }
      await upsertReach(db, rows, now)
    }
  })
}

const filteredOf = ({ effectiveCents, sizes, product: { de } }: CatalogueProduct) => {
  return { gender: de.gender, productType: de.productType, priceCents: effectiveCents, sizes }
}

async function readChoices(db: Database, people: readonly ActivePerson[]): Promise<ReadonlyMap<number, Choice>> {
  const rows = await selectChoices(db, people)
  return new Map(
    rows.map(({ choice, filters, sizeProfile }) => {
      const { min, max } = filters?.priceRange ?? PRICE
      return [
        choice,
        {
          genders: filters?.gender ?? [],
          productTypes: filters?.productType ?? [],
          // The same bounds as in the deck (Decision 104).
          leastCents: min > PRICE.min ? Math.round(min * 100) : null,
          mostCents: max < PRICE.max ? Math.round(max * 100) : null,
          sizeRules: sizeRules(filters?.sizes ?? [], sizeProfile),
        },
      ]
    }),
  )
}

interface Counting {
  readonly people: readonly ActivePerson[]
  readonly choices: ReadonlyMap<number, Choice>
  readonly products: readonly CatalogueProduct[]
}

/** For each of these products the people by choice, with those of them who have seen it. */
async function countedBy(db: Database, { people, choices, products }: Counting) {
  const brandNos = [...new Set(products.map(({ brandNo }) => brandNo))]
  const nos = products.map(({ no }) => no)
  const byBrand = Map.groupBy(await selectPeople(db, people, brandNos), ({ brandNo }) => brandNo)
  const seen = new Map((await selectSeen(db, people, nos)).map((row) => [`${row.no} ${row.choice}`, row.people]))
  return ({ no, brandNo }: CatalogueProduct) =>
    (byBrand.get(brandNo) ?? []).flatMap(({ choice: name, people: count }) => {
      const choice = choices.get(name)
      return choice ? [{ choice, people: count, seen: seen.get(`${no} ${name}`) ?? 0 }] : []
    })
}
