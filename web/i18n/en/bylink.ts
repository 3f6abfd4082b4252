import type { Translated } from '../catalogue.ts'

/** English words for filling in a product from its page in the shop. */
export const bylink: Translated<'bylink'> = {
  title: 'Start with a link',
  intro:
    'Enter the address of the product page in your shop: we read name, price, pictures, sizes and description. Only what you have checked and taken over is saved.',
  link: 'Address of the product page',
  read: 'Read the page',
  reading: 'The page is being read …',
  failed: 'The page could not be read.',
  found: 'This is on the page',
  foundHint: 'Please check each value. Leave out what is wrong, or change it in the form afterwards.',
  pictures: { one: '{count} picture', other: '{count} pictures' },
  variants: { one: '{count} variant: {list}', other: '{count} variants: {list}' },
  take: 'Checked, take over',
  discard: 'Discard',
  fetching: 'The pictures are being loaded …',
  taken: 'Taken over. Have another look at the fields.',
  fewer: {
    one: '{count} picture could not be loaded.',
    other: '{count} pictures could not be loaded.',
  },
  picturesFailed: 'The pictures could not be loaded. Add them by hand.',
}
