import type { Language } from '#contract/vocabulary.ts'
import { fold } from '#server/platform/text/fold.ts'

/** Names of columns in exports of shops and in our guide, folded and without signs; the first ones are preferred. */
const NAMES = {
  orderNo: [
    'bestellnummer',
    'bestellnr',
    'bestellung',
    'auftragsnummer',
    'auftragsnr',
    'ordernumber',
    'orderno',
    'orderid',
    'order',
    // Shopify.
    'name',
    'id',
  ],
  value: [
    'bestellwert',
    'gesamtbetrag',
    'gesamtsumme',
    'gesamt',
    'summe',
    'betrag',
    'umsatz',
    'wert',
    'ordertotal',
    'grandtotal',
    'total',
    'amount',
    'revenue',
    'value',
  ],
  date: [
    'bestelldatum',
    'bestelltam',
    'datum',
    'zeitpunkt',
    'zeit',
    'createdat',
    'datecreated',
    'orderdate',
    'occurredat',
    'date',
  ],
  currency: ['waehrung', 'currency'],
  click: [
    'swclick',
    'clickid',
    'klickid',
    'klick',
    'click',
    'landingsite',
    'landingpage',
    'noteattributes',
    'notes',
    'note',
  ],
  promoCode: [
    'promocode',
    'gutscheincode',
    'rabattcode',
    'aktionscode',
    'gutschein',
    'discountcode',
    'couponcode',
    'coupon',
    'vouchercode',
    'voucher',
    'code',
  ],
} as const
type Column = keyof typeof NAMES

/** The place of each column that the file has. */
export type OrderColumns = Readonly<Partial<Record<Column, number>>>

export function orderColumnsOf(headers: readonly string[]): OrderColumns {
  const names = headers.map((header) => fold(header).replaceAll(/[^a-z0-9]/g, ''))
  const found = Object.entries(NAMES).flatMap(([column, known]) => {
    const name = known.find((each) => names.includes(each))
    return name === undefined ? [] : [[column, names.indexOf(name)] as const]
  })
  return Object.fromEntries(found)
}

/** What a file must have, by example of our guide. */
const WORDS = {
  de: { orderNo: '„Bestellnummer“', value: '„Bestellwert“', date: '„Datum“', origin: '„sw_click“ oder „Promo-Code“' },
  en: { orderNo: '“Order number”', value: '“Total”', date: '“Date”', origin: '“sw_click” or “Promo code”' },
} as const

/** Names of the missing columns, in one text; empty: nothing is missing. */
export function missingColumns(columns: OrderColumns, language: Language): string {
  const words = WORDS[language]
  const missing = [
    ...(['orderNo', 'value', 'date'] as const).flatMap((column) =>
      columns[column] === undefined ? [words[column]] : [],
    ),
    ...(columns.click === undefined && columns.promoCode === undefined ? [words.origin] : []),
  ]
  return missing.join(', ')
}
