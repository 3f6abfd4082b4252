import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import type { SavedCard } from '#server/platform/payments/payment-provider.ts'
import { cardSetups, paymentMethods } from '../cards.tables.ts'

export type MethodRow = typeof paymentMethods.$inferSelect
export type SetupRow = typeof cardSetups.$inferSelect

/** A brand at a provider, for tests or for money. */
export interface AtProvider {
  readonly brandId: string
  readonly provider: string
  readonly isLive: boolean
}

const isAt = ({ brandId, provider, isLive }: AtProvider) =>
  and(eq(paymentMethods.brandId, brandId), eq(paymentMethods.provider, provider), eq(paymentMethods.isLive, isLive))

export async function findMethod(db: Database, at: AtProvider): Promise<MethodRow | null> {
  const [row] = await db.select().from(paymentMethods).where(isAt(at))
  return row ?? null
}

/** Stores what the provider calls the brand; the first answer counts. */
export async function insertCustomer(db: Database, at: AtProvider, customer: string): Promise<string> {
  const { brandId, provider, isLive } = at
  await db.insert(paymentMethods).values({ brandId, provider, isLive, customer }).onConflictDoNothing()
  return (await findMethod(db, at))?.customer ?? customer
}

const NO_CARD = {
  method: null,
  cardBrand: null,
  cardLast4: null,
  expiryMonth: null,
  expiryYear: null,
  savedAt: null,
} as const

/** Keeps a card in place of the one before. */
export async function updateCard(db: Database, at: AtProvider, card: SavedCard | null, savedAt: Date): Promise<void> {
  const kept = card && {
    ...{ method: card.method, cardBrand: card.brand, cardLast4: card.last4, savedAt },
    ...{ expiryMonth: card.expiryMonth, expiryYear: card.expiryYear },
  }
  await db
    .update(paymentMethods)
    .set(kept ?? NO_CARD)
    .where(isAt(at))
}

export async function insertSetup(db: Database, row: typeof cardSetups.$inferInsert): Promise<SetupRow> {
  await db
    .insert(cardSetups)
    .values(row)
    .onConflictDoNothing({ target: [cardSetups.brandId, cardSetups.requestKey] })
  const [stored] = await db
    .select()
    .from(cardSetups)
    .where(and(eq(cardSetups.brandId, row.brandId), eq(cardSetups.requestKey, row.requestKey)))
  if (!stored) throw new Error('a begun setup was not stored')
  return stored
}

export async function findSetup(db: Database, brandId: string, id: string): Promise<SetupRow | null> {
  const [row] = await db
    .select()
    .from(cardSetups)
    .where(and(eq(cardSetups.brandId, brandId), eq(cardSetups.id, id)))
  return row ?? null
}

export async function lockSetup(db: Database, id: string): Promise<SetupRow | null> {
  const [row] = await db.select().from(cardSetups).where(eq(cardSetups.id, id)).for('update')
  return row ?? null
}

/** Changes a setup that is not done. */
export async function updateSetup(db: Database, id: string, changes: Partial<SetupRow>): Promise<void> {
  await db
    .update(cardSetups)
    .set(changes)
    .where(and(eq(cardSetups.id, id), ne(cardSetups.state, 'done')))
}

/** What the provider opened, unless another request did meanwhile. */
export async function storeSetup(db: Database, id: string, opened: Pick<SetupRow, 'reference' | 'clientSecret'>) {
  await db
    .update(cardSetups)
    .set(opened)
    .where(and(eq(cardSetups.id, id), isNull(cardSetups.clientSecret)))
}

/** Setups at a provider that may be done without our knowledge, the oldest first. */
export const selectOpenSetups = (
  db: Database,
  { provider, isLive }: Omit<AtProvider, 'brandId'>,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<SetupRow[]> =>
  db
    .select()
    .from(cardSetups)
    .where(
      and(
        eq(cardSetups.state, 'open'),
        eq(cardSetups.provider, provider),
        eq(cardSetups.isLive, isLive),
        lt(cardSetups.createdAt, before),
      ),
    )
    .orderBy(sql`${cardSetups.createdAt}`)
    .limit(most)
