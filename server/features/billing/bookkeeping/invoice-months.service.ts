import type { Language } from '#contract/vocabulary.ts'
import { zipStream } from '#server/platform/files/zip-stream.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope, World } from '#server/platform/scope/scope.ts'
import { berlinMidnight } from '#server/platform/text/berlin-day.ts'
import { bookingFile } from './booking-file.ts'
import { type MonthDocument, type MonthSum, selectDocuments, selectMonths } from './bookkeeping.store.ts'

/** The month after one, or before it. */
export function monthLater(month: string, by: number): string {
  const date = new Date(`${month}-15T12:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}

const spanOf = (month: string) => ({
  from: berlinMidnight(`${month}-01`),
  to: berlinMidnight(`${monthLater(month, 1)}-01`),
})

/** The documents of a brand in a month. */
export const documentsOf = ({ db }: Pick<World, 'db'>, brandId: string, month: string) =>
  selectDocuments(db, { brandId, ...spanOf(month) })

interface Months {
  readonly months: MonthSum[]
}

export const listMonths = async ({ db, member }: BrandScope): Promise<Months> => ({
  months: await selectMonths(db, member.brandId),
})

/** The table of bookings of a month. */
export const readBookings = async (scope: BrandScope, month: string): Promise<Buffer> =>
  bookingFile(await documentsOf(scope, scope.member.brandId, month), scope.language)

/** A month as an archive, read document by document. One that is being made is asked for again in a moment. */
export async function readMonth(scope: BrandScope, month: string): Promise<AsyncIterable<Uint8Array>> {
  const documents = await documentsOf(scope, scope.member.brandId, month)
  ensure(documents.length > 0, 'billing.unknown-invoice')
  ensure(
    documents.every(({ storageKey }) => storageKey !== null),
    'unavailable',
    { retryAfterSeconds: 5 },
  )
  return monthArchive(scope, documents, scope.language)
}

/** The documents as they are, and their table. */
export const monthArchive = (
  world: Pick<World, 'storage' | 'now'>,
  documents: readonly MonthDocument[],
  language: Language,
): AsyncGenerator<Uint8Array> => zipStream(filesOf(world, documents, language))

async function* filesOf(
  { storage, now }: Pick<World, 'storage' | 'now'>,
  documents: readonly MonthDocument[],
  language: Language,
) {
  const at = now()
  for (const { content, storageKey } of documents) {
    const bytes = storageKey === null ? null : await storage.read(storageKey)
    if (!bytes) throw new Error(`the file of ${content.number} is missing`)
    yield { name: `${content.number}.pdf`, bytes, at }
  }
  yield { name: language === 'de' ? 'buchungen.csv' : 'bookings.csv', bytes: bookingFile(documents, language), at }
}
