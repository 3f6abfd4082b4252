import { sql } from 'drizzle-orm'
import { inBatches, inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const lists: PersonalData = {
  name: 'boards',
  title: { de: 'Deine Listen', en: 'Your lists' },
  purpose: {
    de: 'Deine eigenen Listen neben Gemerkt, und die Links, mit denen du sie teilst.',
    en: 'Your own lists beside Saved, and the links by which you share them.',
  },
  fields: {
    name: { de: 'Name', en: 'Name' },
    boardId: { de: 'Nummer der Liste', en: 'List number' },
    shareToken: { de: 'Kennung im geteilten Link', en: 'Identifier in the shared link' },
    showsOwner: { de: 'Zeigt deinen Benutzernamen', en: 'Shows your username' },
    createdAt: { de: 'Angelegt', en: 'Created' },
    changedAt: { de: 'Zuletzt geändert', en: 'Last changed' },
  },
  exports: { boards: ['name', 'id', 'share_token', 'shows_owner', 'created_at', 'changed_at'] },
  rows: inOneBatch(
    ({ userId }) => sql`select name, id as "boardId", share_token as "shareToken", shows_owner as "showsOwner",
          ${momentText(sql`created_at`)} as "createdAt", ${momentText(sql`changed_at`)} as "changedAt"
        from boards b where user_id = ${userId} order by b.created_at, b.id`,
  ),
}

interface Place {
  readonly boardId: string
  readonly no: number
}

const entries: PersonalData = {
  name: 'boardProducts',
  title: { de: 'Produkte auf deinen Listen', en: 'Products on your lists' },
  purpose: { de: 'Was du auf welche Liste gelegt hast.', en: 'What you put on which list.' },
  fields: {
    list: { de: 'Liste', en: 'List' },
    brand: { de: 'Marke', en: 'Brand' },
    product: { de: 'Produkt', en: 'Product' },
    productId: { de: 'Nummer des Produkts', en: 'Product number' },
    addedAt: { de: 'Hinzugefügt', en: 'Added' },
  },
  exports: { board_products: ['board_id', 'product_no', 'added_at'] },
  rows: inBatches<Place>(
    ({ userId }, after, most) => sql`select json_build_object('boardId', bp.board_id, 'no', bp.product_no) as cursor,
          jsonb_build_object('list', l.name, 'brand', b.name, 'product', p.name, 'productId', p.id,
            'addedAt', ${momentText(sql`bp.added_at`)}) as row
        from boards l join board_products bp on bp.board_id = l.id join products p on p.no = bp.product_no
          join brands b on b.id = p.brand_id
        where l.user_id = ${userId}
          and (${after?.boardId ?? null}::uuid is null
            or (bp.board_id, bp.product_no) > (${after?.boardId ?? null}::uuid, ${after?.no ?? 0}::int))
        order by bp.board_id, bp.product_no limit ${most}`,
  ),
}

/** A user's own lists and the products on them. */
export const boardsData: readonly PersonalData[] = [lists, entries]
