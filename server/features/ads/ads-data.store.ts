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

const adImpressions: PersonalData = {
  name: 'seenAds',
  title: { de: 'Anzeigen, die du gesehen hast', en: 'Advertisements that you saw' },
  purpose: {
    de: 'Damit dir dieselbe Anzeige höchstens zweimal in 7 Tagen gezeigt wird, und für die Abrechnung mit Marken.',
    en: 'To show you the same advertisement at most twice in 7 days, and for billing brands.',
  },
  fields: {
    product: { de: 'Produkt', en: 'Product' },
    productId: { de: 'Nummer des Produkts', en: 'Product number' },
    advertId: { de: 'Nummer der Anzeige', en: 'Number of the advertisement' },
    seenAt: { de: 'Wann', en: 'When' },
  },
  exports: { ad_impressions: ['campaign_id', 'product_id', 'seen_at', 'user_id'] },
  withholds: {
    'ad_impressions.token': 'a random number by which a repeated request is recognised',
    'ad_impressions.day': 'the day of the moment',
  },
  rows: inBatches<{ at: string; key: string }>(
    ({ userId }, after, most) => sql`select jsonb_build_object('at', i.seen_at, 'key', i.token) as cursor,
          jsonb_build_object('product', p.name, 'productId', i.product_id, 'advertId', i.campaign_id,
            'seenAt', ${momentText(sql`i.seen_at`)}) as row
        from ad_impressions i left join products p on p.id = i.product_id
        where i.user_id = ${userId}
          and (i.seen_at, i.token) > (${after?.at ?? '-infinity'}::timestamptz, ${after?.key ?? FIRST_KEY}::uuid)
        order by i.seen_at, i.token limit ${most}`,
  ),
}

const adClicks: PersonalData = {
  name: 'adClicks',
  title: { de: 'Klicks auf Anzeigen', en: 'Clicks on advertisements' },
  purpose: {
    de: 'Damit Marken nur für echte Klicks zahlen; nach 90 Tagen ohne dich.',
    en: 'So that brands pay for real clicks only; without you after 90 days.',
  },
  fields: {
    product: { de: 'Produkt', en: 'Product' },
    productId: { de: 'Nummer des Produkts', en: 'Product number' },
    advertId: { de: 'Nummer der Anzeige', en: 'Number of the advertisement' },
    clickedAt: { de: 'Wann', en: 'When' },
    seenAt: { de: 'Gesehen', en: 'Seen' },
    device: { de: 'Gerät', en: 'Device' },
    isCharged: { de: 'Die Marke zahlt dafür', en: 'The brand pays for it' },
    rule: { de: 'Warum nicht', en: 'Why not' },
  },
  exports: {
    ad_clicks: [
      'campaign_id',
      'product_id',
      'clicked_at',
      'seen_at',
      'device',
      'charged_cents',
      'free_reason',
      'user_id',
    ],
  },
  withholds: {
    'ad_clicks.click_key': 'a random number by which a repeated request is recognised',
    'ad_clicks.token': 'a random number by which a repeated request is recognised',
    'ad_clicks.day': 'the day of the moment',
    'ad_clicks.brand_id': 'the brand of the product',
    'ad_clicks.ip_hash': 'of an address; no one can read it',
    'ad_clicks.bid_cents': 'what the brand bids, which is its secret',
    'ad_clicks.second_rank_cents': 'what other brands bid, which is their secret',
    'ad_clicks.price_cents': 'what the brand pays, which is its secret',
  },
  rows: inBatches<{ id: number }>(
    ({ userId }, after, most) => sql`select jsonb_build_object('id', k.id) as cursor,
          jsonb_build_object('product', p.name, 'productId', k.product_id, 'advertId', k.campaign_id,
            'clickedAt', ${momentText(sql`k.clicked_at`)}, 'seenAt', ${momentText(sql`k.seen_at`)},
            'device', k.device, 'isCharged', k.charged_cents > 0, 'rule', k.free_reason) as row
        from ad_clicks k left join products p on p.id = k.product_id
        where k.user_id = ${userId} and k.id > ${after?.id ?? 0} order by k.id limit ${most}`,
  ),
}

/** Stored data of a user for advertising: the clicks through to shops, and what was promoted. */
export const adsData: readonly PersonalData[] = [clicks, adImpressions, adClicks]
