import { expect, test } from 'vitest'
import { de } from '#web/i18n/de.ts'
import { en } from '#web/i18n/en.ts'
import { translator } from '#web/i18n/translate.ts'
import { trendsCsv } from './trends-csv.ts'

const kinds = [
  { kind: 'type' as const, cells: [{ key: 'shoes', changePercent: 12 }], more: null },
  { kind: 'price' as const, cells: [{ key: '2500', changePercent: -7 }], more: null },
  { kind: 'tag' as const, cells: [{ key: '=cmd;x', changePercent: 0 }], more: null },
]

test('the export has the rows of the page, in the form of the language, and no formulas', () => {
  expect(trendsCsv({ kinds }, translator(de, 'de'), 'de')).toBe(
    '\uFEFFArt;Merkmal;Veränderung (%)\r\nKategorie;Schuhe;12\r\nPreis;25\u00A0€ bis 50\u00A0€;-7\r\nSchlagwort;"\'=cmd;x";0\r\n',
  )
  expect(trendsCsv({ kinds }, translator(en, 'en'), 'en')).toBe(
    "Kind,Feature,Change (%)\r\nCategory,Shoes,12\r\nPrice,€25 to €50,-7\r\nTag,'=cmd;x,0\r\n",
  )
})
