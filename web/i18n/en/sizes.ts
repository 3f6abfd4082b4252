import type { Translated } from '../catalogue.ts'

/** English words of sizes, in the filter and in the profile. */
export const sizes: Translated<'sizes'> = {
  title: 'Size',
  filterHint: 'Counts for that type of product only, and shows only what is there in the size right now.',
  any: 'All',
  none: 'Not given',
  letters: 'XS to 3XL',
  waist: 'Waist in inches',
  length: 'Length in inches',
  shoesHint: 'EU sizes. Below them about UK and US (men / women).',
  cardTitle: 'Your sizes',
  cardText: 'Up to you, and for you alone. Several are fine.',
  limits: 'Show only what fits in the deck',
  limitsHint: 'Leaves out what does not come in your sizes, or is sold out in them.',
  unsized: 'Also hide what names no sizes',
  unsizedHint: 'Some shops name no sizes, or others than those you chose.',
  loadFailed: 'Your sizes could not be loaded.',
  saveFailed: 'Your sizes could not be saved.',
}
