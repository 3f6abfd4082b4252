import type { SizeProfile } from '#contract/size-profile.ts'
import type { Taste } from '#recommender/learning/posterior.ts'
import { type Wish, withWishes } from '#recommender/style/wishes.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import type { Served } from '#server/features/shelf/served-model.service.ts'
import { createGate } from '#server/platform/load/gate.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { type PersonRow, saveSnapshot, selectPerson } from './feed.store.ts'
import { createPeople } from './people.ts'
import { isShort, newPerson, type Person, personFrom, replay, replayLong, snapshotOf } from './person.ts'

/** A user's state and the version of the catalogue that its taste belongs to: pages must be ranked with this version. */
export interface KnownPerson {
  readonly person: Person
  /** The learned taste with the user's stated wishes applied; pages are ranked by it. */
  readonly taste: Taste
  readonly wishes: readonly Wish[]
  readonly served: Served
  /** Numbers delivered under these filters on earlier pages; for page 1, on all pages of the previous deck. */
  readonly dealt: Int32Array
  /** The user's sizes; null: never set. */
  readonly sizeProfile: SizeProfile | null
  /** Numbers of the brands that the user hid. */
  readonly hiddenBrands: readonly number[]
  /** Numbers of the saved products. */
  readonly saved: readonly number[]
}

interface DealQuery {
  readonly filterKey: string
  readonly page: number
}

export interface PersonReader {
  /** The user's state according to the log as of now. */
  read(scope: Pick<Scope, 'db'>, userId: string, query: DealQuery): Promise<KnownPerson>
  /** Stores a snapshot if enough of the log is new. A failure is harmless: the log can be replayed. */
  storeIfWorth(scope: Scope, userId: string, person: Person): Promise<void>
}

/** Number of log entries that are cheaper to replay than to store. */
const STORE_AFTER = 50
/**
 * When a new model goes live, every user's log is replayed from its beginning; at most two at once, to leave time for
 * requests.
 */
const LONG_AT_ONCE = 2

/** The cached user of this epoch, else the stored one, else a new one. Null when the stored one cannot be read. */
function knownPerson(row: PersonRow, held: Person | null, served: Served): Person | null {
  if (held?.epoch === row.epoch) return held
  return row.snapshot ? personFrom(row.epoch, row.snapshot, served) : newPerson(row.epoch, served)
}

/** Creates the reader of user states for this process. */
export function openPersonReader(
  catalogue: Pick<Catalogue, 'served' | 'onAccountDeleted' | 'whenComplete'>,
): PersonReader {
  const people = createPeople()
  const longReadings = createGate({ atOnce: LONG_AT_ONCE })
  catalogue.onAccountDeleted(people.forget)
  return {
    async read(scope, userId, query) {
      // Swipes of products that are not loaded yet would be missing in the taste.
      await catalogue.whenComplete()
      const served = catalogue.served()
      const { version, observationOf } = served
      const held = people.get(userId, version)
      let row = await selectPerson(scope.db, { userId, model: version, held, ...query })
      let person = knownPerson(row, held, served)
      if (!person) {
        // The stored snapshot is unreadable: replay the log from its beginning.
        row = await selectPerson(scope.db, { userId, model: 'none', held: null, ...query })
        person = newPerson(row.epoch, served)
      }
      const { log } = row
      if (isShort(log)) replay(person, log, row, observationOf)
      else {
        const known = person
        person = await longReadings(() => replayLong(known, log, row, observationOf))
      }
      people.set(userId, person)
      const { wishes, dealt, sizeProfile, hiddenBrands, saved } = row
      return {
        person,
        taste: withWishes(person.taste, wishes),
        wishes,
        served,
        dealt,
        sizeProfile,
        hiddenBrands,
        saved,
      }
    },
    async storeIfWorth({ db, log }, userId, person) {
      if (person.uptoSeq - person.storedSeq <= STORE_AFTER) return
      person.storedSeq = person.uptoSeq
      const { epoch, version: model } = person
      try {
        await saveSnapshot(db, { userId, epoch, model, snapshot: snapshotOf(person) })
      } catch (error) {
        log.warn({ err: error }, 'storing a taste failed')
      }
    },
  }
}
