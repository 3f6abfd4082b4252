import { sql } from 'drizzle-orm'
import { inBatches, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const FIRST_KEY = '00000000-0000-0000-0000-000000000000'

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
    source: { de: 'Wo', en: 'Where' },
    device: { de: 'Gerät', en: 'Device' },
    advertId: { de: 'Nummer der Anzeige', en: 'Number of the advertisement' },
  },
  exports: { clicks: ['product_id', 'clicked_at', 'source', 'device', 'campaign_id', 'user_id'] },
  withholds: { 'clicks.key': 'a random number by which a repeated request is recognised' },

  rows: inBatches<{ at: string; key: string }>(
    ({ userId }, after, most) => sql`select jsonb_build_object('at', c.clicked_at, 'key', c.key) as cursor,
          jsonb_build_object('brand', b.name, 'product', p.name, 'productId', p.id,
            'clickedAt', ${momentText(sql`c.clicked_at`)}, 'source', c.source,
            'device', c.device, 'advertId', c.campaign_id) as row
        from clicks c join products p on p.id = c.product_id join brands b on b.id = p.brand_id
        where c.user_id = ${userId} 
          and (c.clicked_at, c.key) > (${after?.at ?? '-infinity'}::timestamptz, ${after?.key ?? FIRST_KEY}::uuid)
        order by c.clicked_at, c.key limit ${most}`,
  ),
}

/** Stored data of a user for advertising: the clicks through to shops. */
export const adsData: readonly PersonalData[] = [clicks]
