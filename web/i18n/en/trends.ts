import type { Translated } from '../catalogue.ts'

/** English words of the trends of the whole platform. */
export const trends: Translated<'trends'> = {
  failed: 'The trends could not be loaded.',
  days: '{from} to {to}, compared with the three weeks before',
  what: 'How much more or less often something is liked than three weeks ago, measured against all products on Dropdeck. Only what at least {people} people saw in both periods is shown, from at least {brands} brands.',
  empty: 'No trends yet',
  emptyText:
    'Trends appear once there were enough swipes in six weeks: at least {people} people per feature, and products of {brands} brands. They are made anew every night.',
  kind: 'Kind',
  name: 'Feature',
  change: 'Change',
  changePercent: 'Change (%)',
  'kind-type': 'Category',
  'kind-colour': 'Colour',
  'kind-price': 'Price',
  'kind-tag': 'Tag',
  'kinds-type': 'Categories',
  'kinds-colour': 'Colours',
  'kinds-price': 'Prices',
  'kinds-tag': 'Tags',
  kindEmpty: 'Not enough data yet',
  band: '{from} to {to}',
  bandBelow: 'below {price}',
  bandFrom: 'from {price}',
  more: {
    one: '{count} more trend with the {plan} plan',
    other: '{count} more trends with the {plan} plan',
  },
  own: 'Your brand compared',
  ownBetter: 'Liked more than {percent}% of brands',
  ownWhat: {
    one: 'By the share of likes in the last three weeks, compared with {count} other brand that at least {people} people saw.',
    other:
      'By the share of likes in the last three weeks, compared with {count} other brands that at least {people} people saw.',
  },
  ownNone:
    'The comparison appears once at least {people} people saw your products in three weeks, and at least {brands} brands are that far.',
  rare: 'Searched, rarely found',
  rareWhat:
    'What many people searched for in the last {days} days while finding at most {found} products. Only what at least {people} people searched for on one day is shown.',
  rareFailed: 'The searches could not be loaded.',
  rareEmpty: 'What many people search for is found well right now.',
  query: 'Search',
  searches: 'Searches',
  found: 'Found',
  export: 'Export',
  exportPlan: 'Trends as CSV come with the {plan} plan.',
}
