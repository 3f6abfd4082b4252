import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const reported: PersonalData = {
  name: 'shopOrders',
  title: { de: 'Bestellungen nach einem Klick', en: 'Orders after a click' },
  purpose: {
    de: 'Was der Shop einer Marke über eine Bestellung gemeldet hat, die auf deinen Klick folgte: für die Statistik der Marke, ohne deinen Namen.',
    en: 'What the shop of a brand reported about an order that followed your click: for the statistics of the brand, without your name.',
  },
  fields: {
    brand: { de: 'Marke', en: 'Brand' },
    order: { de: 'Bestellnummer im Shop', en: 'Order number in the shop' },
    valueCents: { de: 'Wert in Cent', en: 'Value in cents' },
    orderedAt: { de: 'Wann', en: 'When' },
    clickedAt: { de: 'Klick', en: 'Click' },
  },
  exports: { orders: ['brand_id', 'order_no', 'value_cents', 'occurred_at', 'clicked_at'] },
  rows: inOneBatch(
    ({ userId }) => sql`select b.name as brand, o.order_no as "order", o.value_cents::float8 as "valueCents",
          ${momentText(sql`o.occurred_at`)} as "orderedAt", ${momentText(sql`o.clicked_at`)} as "clickedAt"
        from clicks c join orders o on o.click_key = c.key join brands b on b.id = o.brand_id
        where c.user_id = ${userId} order by o.occurred_at, o.id`,
  ),
}

/** Stored data of a user about orders: reached by the click alone, which loses its user after 90 days. */
export const ordersData: readonly PersonalData[] = [reported]
