import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const ties: PersonalData = {
  name: 'brandTies',
  title: { de: 'Marken, denen du folgst oder die du ausgeblendet hast', en: 'Brands you follow or have hidden' },
  purpose: { de: 'Damit dein Deck das beachtet.', en: 'So that your deck respects it.' },
  fields: {
    brand: { de: 'Marke', en: 'Brand' },
    brandId: { de: 'Nummer der Marke', en: 'Brand number' },
    kind: { de: 'Gefolgt (follow) oder ausgeblendet (hide)', en: 'Followed (follow) or hidden (hide)' },
    createdAt: { de: 'Seit', en: 'Since' },
  },
  exports: { brand_ties: ['brand_no', 'kind', 'created_at'] },
  rows: inOneBatch(
    ({ userId }) => sql`select b.name as brand, b.id as "brandId", t.kind,
          ${momentText(sql`t.created_at`)} as "createdAt"
        from brand_ties t join brands b on b.no = t.brand_no where t.user_id = ${userId}
        order by t.created_at, b.no`,
  ),
}

const owned: PersonalData = {
  name: 'ownBrands',
  title: { de: 'Deine Marken', en: 'Your brands' },
  purpose: { de: 'Damit nur du sie verwalten kannst.', en: 'So that only you can run them.' },
  fields: {
    brand: { de: 'Marke', en: 'Brand' },
    brandId: { de: 'Nummer der Marke', en: 'Brand number' },
    status: { de: 'Stand', en: 'Status' },
    createdAt: { de: 'Angelegt', en: 'Created' },
  },
  exports: { brands: ['name', 'id', 'status', 'created_at'] },
  rows: inOneBatch(
    ({ userId }) => sql`select name as brand, id as "brandId", status, ${momentText(sql`created_at`)} as "createdAt"
        from brands b where owner_id = ${userId} order by b.created_at, b.no`,
  ),
}

/** Stored data of a user about brands. */
export const brandsData: readonly PersonalData[] = [ties, owned]
