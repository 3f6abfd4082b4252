import { randomInt } from 'node:crypto'
import type { FeedQuery } from '#contract/discovery.ts'
import type { Output } from '#contract/endpoint.ts'
import { FEED, PRICE } from '#contract/limits.ts'
import type { CatalogueFilter } from '#recommender/ranking/candidates.ts'
import { joinJsonArray } from '#server/platform/http/join-json.ts'
import { requireWithinLimit } from '#server/platform/rate-limit.ts'
import { ensure } from '#server/platform/refuse.ts'
import type { Scope } from '#server/platform/scope.ts'
import type { Catalogue } from '../shelf/catalogue.ts'
import { dealOrder, topCards } from './deal.ts'
import { type PersonRow, saveDealtPage, saveSnapshot, selectPerson } from './feed.store.ts'
import { createPeople, type People } from './people.ts'
import { MODEL, newPerson, type Person, personFrom, replay, snapshotOf } from './person.ts'

type Query = Output<typeof FeedQuery>

export interface Feed {
  deal(scope: Scope, query: Query): Promise<Deal>
}

interface Deal {
  /** A page of the personal deck as JSON. */
  readonly bytes: Buffer
  /** Settles when the page is remembered, so that the next one repeats nothing: wait for it before answering. */
  readonly remembered: Promise<unknown>
}

/** A person who swipes fast asks again after each swipe, if the client wants the newest order. */
const LIMIT = { name: 'feed', hits: 300, seconds: 60 }
/** Log entries that are cheaper to read again than to store. */
const STORE_AFTER = 50

function filterOf({ gender, productType, minPrice, maxPrice }: Query): CatalogueFilter {
  const min = minPrice ?? PRICE.min
  const max = maxPrice ?? PRICE.max
  return {
    genders: gender ?? [],
    productTypes: productType ?? [],
    minPriceCents: min > PRICE.min ? Math.round(min * 100) : null,
    maxPriceCents: max < PRICE.max ? Math.round(max * 100) : null,
  }
}

/** The same filters in another order are the same filters. */
function keyOf({ genders, productTypes, minPriceCents, maxPriceCents }: CatalogueFilter): string {
  return [[...genders].sort(), [...productTypes].sort(), minPriceCents ?? '', maxPriceCents ?? ''].join(' ')
}

/** The held person if it is of this epoch, else the stored one, else nobody yet. Null: what is stored cannot be read. */
function knownPerson(row: PersonRow, held: Person | null): Person | null {
  if (held?.epoch === row.epoch) return held
  return row.snapshot ? personFrom(row.epoch, row.snapshot) : newPerson(row.epoch)
}

/** A person as the log has it now, and what was dealt. */
async function readPerson(scope: Scope, catalogue: Catalogue, people: People, userId: string, query: DealQuery) {
  const held = people.get(userId)
  let row = await selectPerson(scope.db, { userId, model: MODEL, held, ...query })
  let person = knownPerson(row, held)
  if (!person) {
    // The log has it all: read it from its beginning.
    row = await selectPerson(scope.db, { userId, model: 'none', held: null, ...query })
    person = newPerson(row.epoch)
  }
  replay(person, row.log, row, catalogue.lessonOf)
  people.set(userId, person)
  return { person, dealt: row.dealt }
}

interface DealQuery {
  readonly filterKey: string
  readonly page: number
}

/** Stores what was learned now and then; the log has it all, so a failure costs only the next reader some time. */
async function storeIfWorth({ db, log }: Scope, userId: string, person: Person): Promise<void> {
  if (person.uptoSeq - person.storedSeq <= STORE_AFTER) return
  person.storedSeq = person.uptoSeq
  try {
    await saveSnapshot(db, { userId, epoch: person.epoch, model: MODEL, snapshot: snapshotOf(person) })
  } catch (error) {
    log.warn({ err: error }, 'storing a taste failed')
  }
}

/** Opens the dealing of decks for this process. */
export function openFeed(catalogue: Catalogue): Feed {
  const people = createPeople()
  return {
    async deal(scope, query) {
      ensure(scope.actor, 'unauthenticated')
      const { userId } = scope.actor
      await requireWithinLimit(scope, LIMIT, userId)
      const filter = filterOf(query)
      const filterKey = keyOf(filter)
      const { page } = query
      const { person, dealt } = await readPerson(scope, catalogue, people, userId, { filterKey, page })
      // Spec §9: the stack. A reload or a second device shows the same top cards, in the same order.
      const kept = page === 1 && query.fresh !== 'true' ? Math.min(FEED.stack, query.limit) : 0
      const top = topCards(dealt, kept, person.seen, (no) => catalogue.passes(no, filter))
      const order = dealOrder({
        index: catalogue.index,
        top,
        limit: query.limit,
        taste: person.taste,
        filter,
        seen: person.seen,
        dealt: page === 1 ? [] : dealt,
        nextSeed: () => randomInt(2 ** 32),
        nowMs: scope.now().getTime(),
      })
      const productNos = Int32Array.from(order)
      const elements = Array.from(productNos, (no) => catalogue.bytesOf(no, scope.language))
      const remembered = Promise.all([
        saveDealtPage(scope.db, { userId, page, filterKey, productNos }),
        storeIfWorth(scope, userId, person),
      ])
      return { bytes: joinJsonArray(elements.filter((element) => element !== null)), remembered }
    },
  }
}
