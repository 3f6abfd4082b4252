import { sql } from 'drizzle-orm'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

interface ProductOwnerRow {
  readonly no: number
  readonly name: string
  readonly language: Language
  readonly trustLevel: number
  readonly website: string | null
  /** Proven and undisputed ones. */
  readonly domains: readonly string[]
}

export async function selectProductOwner(db: Database, brandId: string): Promise<ProductOwnerRow | null> {
  const [row] = await rowsOf<ProductOwnerRow>(
    db,
    sql`select b.no, b.name, b.language, b.trust_level as "trustLevel", b.website,
          array(select d.domain from brand_domains d where d.brand_id = b.id and d.proven_at is not null
            and d.disputed_at is null order by d.domain) as domains
        from brands b where b.id = ${brandId}`,
  )
  return row ?? null
}
