import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

export interface ContentRow {
  readonly no: number
  readonly id: string
  readonly name: string
  /** Its first picture; null: it has none. */
  readonly picture: {
    readonly id: string
    readonly width: number
    readonly height: number
    readonly placeholder: string
    readonly altDe: string
    readonly altEn: string
    readonly focusX: number
    readonly focusY: number
  } | null
}

/** Those of the products, by number or id, that belong to the brand and that everyone may see. */
export function selectContents(
  db: Database,
  brandNo: number,
  { nos, ids }: { readonly nos: readonly number[]; readonly ids: readonly string[] },
): Promise<ContentRow[]> {
  return rowsOf(
    db,
    sql`select p.no, p.id, p.name, case when i.id is null then null else json_build_object('id', i.id,
            'width', i.width, 'height', i.height, 'placeholder', i.placeholder, 'altDe', i.alt_de, 'altEn', i.alt_en,
            'focusX', i.focus_x, 'focusY', i.focus_y) end as picture
        from products p join search_documents d on d.product_no = p.no
          left join product_images i on i.product_id = p.id and i.position = 0
        where d.brand_no = ${brandNo} and d.is_shown
          and (p.no = any(${sql.param([...nos])}::int[]) or p.id = any(${sql.param([...ids])}::uuid[]))
        order by p.no`,
  )
}
