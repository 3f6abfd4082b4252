import { expect, test } from 'vitest'
import { cellText, csvOf, type FigureTable, MOST_EXPORTED_ROWS } from './figure-table.ts'

const table: FigureTable = {
  columns: [
    { key: 'name', name: 'Produkt', kind: 'text' },
    { key: 'viewed', name: 'Angesehen', kind: 'count' },
    { key: 'rate', name: 'Like-Rate', kind: 'share' },
  ],
  rows: [
    { key: 'a', cells: ['Hoodie; "schwer"', 1204, 0.1254] },
    { key: 'b', cells: ['=1+1', 0, null] },
    { key: 'c', cells: ['-20 % Tee', 3, -0.5] },
  ],
}

test('German Excel gets semicolons, decimal commas and a byte order mark, and no formulas', () => {
  expect(csvOf(table, 'excel')).toBe(
    '\uFEFFProdukt;Angesehen;Like-Rate (%)\r\n"Hoodie; ""schwer""";1204;12,5\r\n\'=1+1;0;\r\n\'-20 % Tee;3;-50\r\n',
  )
})

test('RFC 4180 has commas and points', () => {
  expect(csvOf(table, 'rfc4180')).toBe(
    'Produkt,Angesehen,Like-Rate (%)\r\n"Hoodie; ""schwer""",1204,12.5\r\n\'=1+1,0,\r\n\'-20 % Tee,3,-50\r\n',
  )
})

test('an export ends after 50 000 rows', () => {
  const rows = Array.from({ length: MOST_EXPORTED_ROWS + 1 }, (_, index) => ({
    key: `${index}`,
    cells: ['x', index, 0],
  }))
  expect(csvOf({ ...table, rows }, 'excel').split('\r\n')).toHaveLength(MOST_EXPORTED_ROWS + 2)
})

test('cells are read with the marks of the language', () => {
  expect([
    cellText('count', 1204, 'de'),
    cellText('share', -0.42, 'en'),
    cellText('share', -0.0001, 'en'),
    cellText('share', null, 'de'),
  ]).toEqual(['1.204', '−42%', '0%', '–'])
})
