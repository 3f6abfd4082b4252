import { sql } from 'drizzle-orm'
import { inBatches, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const clicks: PersonalData = {
  name: 'shopVisits',
  title: { de: 'Wege zum Shop', en: 'Ways to a shop' },
  purpose: {
    de: 'Statistik für Marken, ohne deinen Namen, und Schutz vor gefälschten Klicks.',
    en: 'Statistics for brands, without your name, and protection against fake clicks.',
  },
  fields: {
    brand: { de: 'Marke', en: 'Brand' },
    product: { de: 'Produkt', en: 'Product' },
    productId: { de: 'Nummer des Produkts', en: 'Product number' },
    clickedAt: { de: 'Wann', en: 'When' },
  },
  exports: { clicks: ['product_id', 'clicked_at'] },

  rows: inBatches<number>(
    ({ userId }, after, most) => sql`select c.id as cursor,
          jsonb_build_object('brand', b.name, 'product', p.name, 'productId', p.id,
            'clickedAt', ${momentText(sql`c.clicked_at`)}) as row
        from clicks c join products p on p.id = c.product_id join brands b on b.id = p.brand_id
        where c.user_id = ${userId} and c.id > ${after ?? 0} order by c.id limit ${most}`,
  ),
}

/** Stored data of a user for advertising: the clicks through to shops. */
export const adsData: readonly PersonalData[] = [clicks]
