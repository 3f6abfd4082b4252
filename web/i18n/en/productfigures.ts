import type { Translated } from '../catalogue.ts'

/** English words of what a brand learns about one product. */
export const productfigures: Translated<'productfigures'> = {
  failed: 'The figures of this product could not be loaded.',
  start: 'Starter boost: {goal} impressions',
  startOf: '{count} of {goal}',
  startWhat:
    'Every new product is shown at least {goal} times in the deck: within its first {days} days if enough people swipe, and however well it is liked. This is the same in every plan. Advertisements do not count; each person counts once a day (Berlin).',
  'start-unpublished': 'This product has not been published yet. The starter boost begins as soon as it is live.',
  'start-drop': 'The starter boost begins with the drop: {moment}.',
  'start-shop-only': 'This product is only in your shop. It is not shown in the deck.',
  'start-running': 'Runs until {day}.',
  'start-late':
    'The first days are over, and the rest is still to come: the starter boost goes on until all impressions are reached.',
  'start-reached': 'Reached on {day}. From now on, what people like decides.',
  'start-hidden': 'This product is not shown right now. The starter boost goes on as soon as it is live again.',
  group: 'Group',
  share: 'Share',
  shareOf: { one: '({low}–{high}%) of {count} person', other: '({low}–{high}%) of {count} people' },
  tooFew: 'Not enough data yet',
  price: 'Price radar',
  priceWhat:
    'Share of people who passed the product and said “Too expensive”, among all who passed it at this price, with the range in which it lies with 95% certainty. Counted at night, in groups of at least 20 people, without your team. Similar prices: the same category at five other brands or more, in the same step of prices.',
  priceNone: 'As soon as the product is live, you see here whether people find it too expensive.',
  priceNow: 'Now: {price}',
  priceBefore: 'Before: {price}',
  priceSimilar: 'Similar prices: {from} to {to}',
  priceSimilarNone: 'Similar prices',
  priceMore: 'Too expensive more often than other products at similar prices.',
  priceLess: 'Too expensive less often than other products at similar prices.',
  priceSame: 'Not clearly different from other products at similar prices.',
  size: 'Missing sizes',
  sizeWhat:
    'Share of people for whom none of their sizes was available, among all who saved the product and named their sizes. Counted at night, in groups of at least 20 people, without your team.',
  sizeMissing: 'Their size is missing',
  reach: 'Whom the product reaches',
  reachWhat:
    'People who were on Dropdeck in the last {days} days and whose filters admit gender and category. Each counts once, by the first reason. All numbers are rounded down to {people} people and made anew every {every} days.',
  reachNone: 'Is counted in the coming night, if the product is shown then.',
  reachFew: 'So far fewer than {people} people were here whose filters admit the product.',
  reachFrom: '{people}+',
  reachBelow: 'below {people}',
  reachMade: 'As of:',
  'reach-fitting': 'Fits their filters',
  'reach-seen': 'Have seen it already',
  'reach-outOfPrice': 'Price filter leaves it out',
  'reach-outOfSize': 'Size is not available',
  'reach-open': 'Comes later in their deck',
}
