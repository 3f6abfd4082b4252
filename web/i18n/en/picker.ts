import type { Translated } from '../catalogue.ts'

/** English words of choosing products of the brand. */
export const picker: Translated<'picker'> = {
  pick: 'Choose products',
  picked: { one: '{count} product chosen', other: '{count} products chosen' },
  search: 'Search products',
  selectAll: { one: 'Select {count} product', other: 'Select all {count}' },
  clear: 'Clear selection',
  done: 'Apply',
  shownOnly: 'Active ones',
  allProducts: 'All products',
  nothingFound: 'There is no such product.',
  most: 'At most {count} products.',
  failed: 'That did not work. Please try again.',
}
