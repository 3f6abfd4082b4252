import { sql } from 'drizzle-orm'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

export interface ShopRow {
  readonly name: string
  readonly description: string
  /** Of its newest product; null when it shows none. */
  readonly picture: { readonly id: string; readonly width: number } | null
}

/** Name, description and a picture of an approved brand; null when it is not public. */
export async function findShop(db: Database, id: string, language: Language): Promise<ShopRow | null> {
  const description = language === 'de' ? sql`b.description_de` : sql`b.description_en`
  const [row] = await rowsOf<ShopRow>(
    db,
    sql`select b.name, ${description} as description,
          (select json_build_object('id', i.id, 'width', i.width) from products p join product_images i on i.product_id = p.id and i.position = 0
            where p.brand_id = b.id and p.is_listed order by p.created_at desc, p.no desc limit 1) as picture
        from brands b where b.id = ${id} and b.is_public`,
  )
  return row ?? null
}
