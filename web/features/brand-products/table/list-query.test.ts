import { expect, test } from 'vitest'
import { countFilters, isFiltered, readQuery, writeQuery } from './list-query.ts'

test('the address keeps what the list shows, and nothing unknown', () => {
  const address = 'status=draft&type=tops&gender=men&sale=yes&flaw=no-picture&q=heavy+hoodie&sort=price-up'
  const query = readQuery(`?${address}&surprise=1`)
  expect(writeQuery(query)).toBe(address)
  expect([countFilters(query), isFiltered(query)]).toEqual([4, true])
})

test('an address without values shows everything, the last changed first', () => {
  const query = readQuery('?status=nonsense&sort=nonsense')
  expect(query).toMatchObject({ sort: 'updated', status: undefined })
  expect([writeQuery(query), isFiltered(query)]).toEqual(['', false])
})
