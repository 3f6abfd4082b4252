import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { brandAssurances, brandInvites, brandRegistrations, brandSocials } from '../brand-registration.tables.ts'
import { brandImprints, brandMembers, brands } from '../brands.tables.ts'
import type { NameKeys } from './brand-name.ts'

/** Keeps a submitted form until its code is entered, in place of one before. */
export async function upsertRegistration(
  db: Database,
  registration: Required<typeof brandRegistrations.$inferInsert>,
): Promise<void> {
  const { userId: _, ...rest } = registration
  await db
    .insert(brandRegistrations)
    .values(registration)
    .onConflictDoUpdate({ target: brandRegistrations.userId, set: rest })
}

type Waiting = typeof brandRegistrations.$inferSelect

const waitsSince = (userId: string, since: Date) =>
  and(eq(brandRegistrations.userId, userId), gt(brandRegistrations.submittedAt, since))

export async function selectRegistration(db: Database, userId: string, since: Date): Promise<Waiting | null> {
  const [row] = await db.select().from(brandRegistrations).where(waitsSince(userId, since))
  return row ?? null
}

/** Deletes the registration that waits, and returns it. */
export async function takeRegistration(db: Database, userId: string, since: Date): Promise<Waiting | null> {
  const [row] = await db.delete(brandRegistrations).where(waitsSince(userId, since)).returning()
  return row ?? null
}

export async function deleteRegistrationsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(brandRegistrations).where(lt(brandRegistrations.submittedAt, before))
}

export async function deleteInvitesExpiredBefore(db: Database, before: Date): Promise<void> {
  await db.delete(brandInvites).where(lt(brandInvites.expiresAt, before))
}

/** Whether a brand has this name, or one that looks like it. Imported brands have no key. */
export async function isNameTaken(db: Database, { folded, key }: NameKeys): Promise<boolean> {
  const imported = sql`${brands.nameKey} is null
    and lower(regexp_replace(normalize(${brands.name}, nfkc), '\\s', '', 'g')) in (${folded}, ${key})`
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(or(eq(brands.nameKey, key), imported))
    .limit(1)
  return rows.length > 0
}

export async function isHandleTaken(db: Database, handle: string): Promise<boolean> {
  const rows = await db.select({ id: brands.id }).from(brands).where(eq(brands.slug, handle)).limit(1)
  return rows.length > 0
}

export interface NewRegisteredBrand {
  readonly ownerId: string
  readonly brand: typeof brands.$inferInsert
  readonly imprint: Omit<typeof brandImprints.$inferInsert, 'brandNo'>
  readonly socials: readonly { readonly network: string; readonly url: string }[]
  readonly assurances: readonly Omit<typeof brandAssurances.$inferInsert, 'brandId'>[]
}

/** Inserts a brand with its owner, imprint, profiles and assurances; returns its id. */
export async function insertRegisteredBrand(db: Database, registered: NewRegisteredBrand): Promise<string> {
  const [row] = await db.insert(brands).values(registered.brand).returning({ brandId: brands.id, brandNo: brands.no })
  if (!row) throw new Error('an inserted brand was not returned')
  const { brandId, brandNo } = row
  await db.insert(brandMembers).values({ brandId, userId: registered.ownerId, role: 'admin', isOwner: true })
  await db.insert(brandImprints).values({ ...registered.imprint, brandNo })
  await db.insert(brandAssurances).values(registered.assurances.map((assurance) => ({ ...assurance, brandId })))
  const socials = registered.socials.map((social, position) => ({ ...social, brandId, position }))
  if (socials.length > 0) await db.insert(brandSocials).values(socials)
  return brandId
}

interface Completeness {
  readonly hasLogo: boolean
  readonly hasBanner: boolean
  readonly hasDescription: boolean
  readonly hasCompany: boolean
  readonly hasDomain: boolean
  /** Its shop has a design of its own. */
  readonly hasTheme: boolean
}

/** Which parts of a brand's presence exist. */
export async function selectCompleteness(db: Database, brandId: string): Promise<Completeness> {
  const picture = (kind: string) =>
    sql`exists (select 1 from brand_pictures p where p.brand_no = b.no and p.kind = ${kind})`
  const [row] = await rowsOf<Completeness & Record<string, unknown>>(
    db,
    sql`select ${picture('logo')} as "hasLogo", ${picture('banner')} as "hasBanner",
          b.description_de || b.description_en <> '' as "hasDescription",
          exists (select 1 from brand_imprints i where i.brand_no = b.no and i.company <> '' and i.street <> ''
            and i.city <> '' and i.contact <> '') as "hasCompany",
          exists (select 1 from brand_domains d where d.brand_id = b.id and d.proven_at is not null) as "hasDomain",
          exists (select 1 from brand_themes t where t.brand_id = b.id and t.published_no is not null) as "hasTheme"
        from brands b where b.id = ${brandId}`,
  )
  if (!row) throw new Error('a member of no brand asked for its checklist')
  return row
}
