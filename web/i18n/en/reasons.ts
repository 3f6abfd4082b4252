import type { Translated } from '../catalogue.ts'

/** English texts of the reasons for a card. */
export const reasons: Translated<'reasons'> = {
  liking: 'Because you like {things}',
  wish: 'Because you asked for more of this: {things}',
  brand: 'Because you like {brand}',
  brandNew: 'New from {brand}, a brand you like',
  proof: { one: '{count} like so far', other: '{count} likes so far' },
  new: 'New in since {date}',
  drop: 'New: drops on {date}',
  newPlain: 'Sorted by date: on offer since {date}',
  popular: 'Liked by many right now',
  popularPlain: 'Sorted by how often it is liked',
  crowd: 'Liked by people whose likes resemble yours',
  exploring: 'To try out: your deck also tests what it does not know about you yet',
  promoted: 'Sponsored: the brand pays for this place',
  advertiser: 'Advertiser',
  payer: 'Paid by',
  adWhy: 'You see it because',
  adFilters: 'the product fits your filters, and so does the audience that the brand has chosen,',
  adNew: 'you have not answered it yet',
  adBid: 'and the brand now bids more than others for a click to its shop.',
  adNot:
    'Your profile, your likes and what you do elsewhere do not count. You see the same product as an advertisement at most {impressions} times in {days} days, and never after you passed on it.',
  under: 'under {price}',
  from: 'from {price}',
  word: 'tagged “{word}”',
}
