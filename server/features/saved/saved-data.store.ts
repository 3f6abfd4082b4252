import { sql } from 'drizzle-orm'
import { inBatches, inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const saved: PersonalData = {
  name: 'savedProducts',
  title: { de: 'Gemerkte Produkte', en: 'Saved products' },
  purpose: { de: 'Deine Sammlung auf allen Geräten.', en: 'Your collection on all devices.' },
  fields: {
    brand: { de: 'Marke', en: 'Brand' },
    product: { de: 'Produkt', en: 'Product' },
    productId: { de: 'Nummer des Produkts', en: 'Product number' },
    savedAt: { de: 'Gemerkt', en: 'Saved' },
  },
  exports: { saved_products: ['product_no', 'saved_at'] },
  rows: inBatches<number>(
    ({ userId }, after, most) => sql`select s.product_no as cursor,
          jsonb_build_object('brand', b.name, 'product', p.name, 'productId', p.id,
            'savedAt', ${momentText(sql`s.saved_at`)}) as row
        from saved_products s join products p on p.no = s.product_no join brands b on b.id = p.brand_id
        where s.user_id = ${userId} and s.product_no > ${after ?? 0} order by s.product_no limit ${most}`,
  ),
}

const clears: PersonalData = {
  name: 'savedCleared',
  title: { de: 'Gemerktes geleert', en: 'Saved products cleared' },
  purpose: {
    de: 'Damit „Zurück“ nichts wiederbringt, was du vorher gelöscht hast.',
    en: 'So that undo brings nothing back that you cleared before.',
  },
  fields: { clearedAt: { de: 'Zuletzt geleert', en: 'Last cleared' } },
  exports: { saved_clears: ['cleared_at'] },
  rows: inOneBatch(
    ({ userId }) =>
      sql`select ${momentText(sql`cleared_at`)} as "clearedAt" from saved_clears where user_id = ${userId}`,
  ),
}

/** What a user saved. */
export const savedData: readonly PersonalData[] = [saved, clears]
