import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { THEME_VERSIONS } from '#contract/shop-theme.limits.ts'
import type { ShopTheme } from '#contract/shop-theme.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { brandThemeLinks, brandThemes, brandThemeVersions } from '../brand-themes.tables.ts'

type DesignRow = typeof brandThemes.$inferSelect

export async function selectDesign(db: Database, brandId: string): Promise<DesignRow | null> {
  const [row] = await db.select().from(brandThemes).where(eq(brandThemes.brandId, brandId))
  return row ?? null
}

interface Draft {
  readonly brandId: string
  /** The version that was changed; 0: there was no draft. */
  readonly version: number
  readonly draft: ShopTheme
  readonly savedAt: Date
}

/** Saves the draft if it still has this version, which counts up. Returns whether it had. */
export async function saveDraft(db: Database, { brandId, version, draft, savedAt }: Draft): Promise<boolean> {
  const rows =
    version === 0
      ? await db
          .insert(brandThemes)
          .values({ brandId, draft, savedAt })
          .onConflictDoNothing()
          .returning({ version: brandThemes.version })
      : await db
          .update(brandThemes)
          .set({ draft, savedAt, version: version + 1 })
          .where(and(eq(brandThemes.brandId, brandId), eq(brandThemes.version, version)))
          .returning({ version: brandThemes.version })
  return rows.length > 0
}

interface VersionRow {
  readonly no: number
  readonly theme: unknown
  readonly publishedAt: Date
}

/** The newest first. */
export const selectVersions = (db: Database, brandId: string): Promise<VersionRow[]> =>
  db
    .select({
      no: brandThemeVersions.no,
      theme: brandThemeVersions.theme,
      publishedAt: brandThemeVersions.publishedAt,
    })
    .from(brandThemeVersions)
    .where(eq(brandThemeVersions.brandId, brandId))
    .orderBy(desc(brandThemeVersions.no))

export async function selectVersion(db: Database, brandId: string, no: number): Promise<unknown> {
  const [row] = await db
    .select({ theme: brandThemeVersions.theme })
    .from(brandThemeVersions)
    .where(and(eq(brandThemeVersions.brandId, brandId), eq(brandThemeVersions.no, no)))
  return row?.theme
}

/** Adds a version, shows it, and deletes those before the last ten. Returns its number. */
export async function insertVersion(db: Database, brandId: string, theme: ShopTheme, at: Date): Promise<number> {
  const no = ((await selectVersions(db, brandId))[0]?.no ?? 0) + 1
  await db.insert(brandThemeVersions).values({ brandId, no, theme, publishedAt: at })
  await showVersion(db, brandId, no)
  await db
    .delete(brandThemeVersions)
    .where(and(eq(brandThemeVersions.brandId, brandId), lte(brandThemeVersions.no, no - THEME_VERSIONS)))
  return no
}

/** Null: our look. */
export async function showVersion(db: Database, brandId: string, no: number | null): Promise<void> {
  await db.update(brandThemes).set({ publishedNo: no }).where(eq(brandThemes.brandId, brandId))
}

/** The design that everyone sees; undefined where there is none. */
export async function selectPublished(db: Database, brandNo: number) {
  const [row] = await rowsOf<{ readonly brandId: string; readonly theme: unknown }>(
    db,
    sql`select b.id as "brandId", v.theme from brands b join brand_themes t on t.brand_id = b.id
          join brand_theme_versions v on v.brand_id = t.brand_id and v.no = t.published_no
        where b.no = ${brandNo}`,
  )
  return row
}

/** Those of the ids that are products of the brand. */
export async function selectOwnProducts(db: Database, brandId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from products where brand_id = ${brandId} and id = any(${sql.param([...ids])}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Adds a link; the oldest beyond `most` stop working. */
export async function insertLink(db: Database, row: typeof brandThemeLinks.$inferInsert, most: number): Promise<void> {
  await db.insert(brandThemeLinks).values(row)
  await db.execute(
    sql`delete from brand_theme_links where token_hash in (select token_hash from brand_theme_links
          where brand_id = ${row.brandId} order by expires_at desc, token_hash offset ${most})`,
  )
}

interface LinkRow {
  readonly brandId: string
  readonly brandNo: number
  readonly expiresAt: Date
}

/** The brand whose draft a link shows; null where it is unknown, over, or the brand was closed. */
export async function findLink(db: Database, tokenHash: Buffer, now: Date): Promise<LinkRow | null> {
  const [row] = await rowsOf<LinkRow>(
    db,
    sql`select b.id as "brandId", b.no as "brandNo", l.expires_at as "expiresAt" from brand_theme_links l join brands b on b.id = l.brand_id
        where l.token_hash = ${tokenHash} and l.expires_at > ${now.toISOString()}::timestamptz and b.is_public`,
  )
  return row ?? null
}

export async function deleteLinksExpiredBefore(db: Database, now: Date): Promise<void> {
  await db.delete(brandThemeLinks).where(lte(brandThemeLinks.expiresAt, now))
}
