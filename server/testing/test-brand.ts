import type { MemberRole } from '#contract/rights.ts'
import { brandImprints, brandMembers, brands } from '#server/features/brands/brands.tables.ts'
import type { World } from '#server/platform/scope/scope.ts'

interface BrandOptions {
  readonly name?: string
  readonly status?: (typeof brands.$inferInsert)['status']
  /** Id of the user who owns it; none when left out. */
  readonly owner?: string
  readonly members?: Readonly<Record<string, MemberRole>>
}

let made = 0

/** An approved brand with its team, by user id. */
export async function insertTestBrand(
  { db }: Pick<World, 'db'>,
  { name = `Marke ${++made}`, status = 'approved', owner, members = {} }: BrandOptions = {},
): Promise<{ readonly id: string; readonly no: number; readonly slug: string }> {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const [brand] = await db
    .insert(brands)
    .values({ name, slug, status })
    .returning({ id: brands.id, no: brands.no, slug: brands.slug })
  if (!brand) throw new Error('an inserted brand was not returned')
  const team = Object.entries(members).map(([userId, role]) => ({ brandId: brand.id, userId, role, isOwner: false }))
  if (owner) team.push({ brandId: brand.id, userId: owner, role: 'admin', isOwner: true })
  if (team.length > 0) await db.insert(brandMembers).values(team)
  return brand
}

/** What a registration says about the company: with it, a brand can be approved (Trust L13). */
export async function insertTestCompany(
  { db }: Pick<World, 'db'>,
  brandNo: number,
  { vatId = 'DE136695976' } = {},
): Promise<void> {
  await db.insert(brandImprints).values({
    brandNo,
    company: 'Hafenware GmbH',
    street: 'Am Kai 7',
    city: '20457 Hamburg',
    country: 'DE',
    contact: 'post@hafenware.example',
    phone: '+49401234567',
    representative: 'Ida Petersen',
    vatId,
    legalForm: 'gmbh',
    taxKind: 'vat',
  })
}
