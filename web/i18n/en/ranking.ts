import type { Translated } from '../catalogue.ts'

/** English words of the page on ranking; the numbers come from the ranking itself. */
export const ranking: Translated<'ranking'> = {
  title: 'How we rank',
  intro:
    'Your deck has an order, and the order has reasons. Here they are, with the numbers that the program really uses.',
  taste: '1. What fits you',
  tasteText:
    'What counts most is how likely you are to like a product. We estimate that from your own swipes: type, gender, price, colour, brand, words of the description, what the picture looks like, sale and drop, and from what people like whose likes resemble yours. Added to it is how often others liked the product.',
  tasteNew:
    'During the first {count} swipes we hardly know you. Then we work with several guesses side by side, so that you see different things.',
  variety: '2. Variety',
  varietyText:
    'Things that are alike do not lie next to each other: fit counts {fit}%, difference from the cards before counts {variety}%. Of one brand there are at most {most} cards among {window}, and never two in a row while there are others.',
  fresh: '3. New things',
  freshText:
    'At least {share}% of a page are new products, which means those that have been shown fewer than {shown} times. A fresh drop gets a small head start for {days} days that shrinks every day.',
  filters: '4. Your filters',
  filtersText:
    'Filters decide what gets into the deck at all. What you have swiped does not come back, unless you restart. Brands that you hide stay away.',
  money: 'What money changes',
  moneyText:
    'Brands can pay for a product to be shown. Such cards always carry the word “Sponsored”. The order of all other cards does not change because of it, and which sponsored card you see does not depend on a profile of you.',
  moneyRules:
    'At most one in {every} cards is an advertisement, never one of the first {free}, and no other card of the same brand lies within {distance} cards. You see the same product as an advertisement at most {times} times in {days} days, and never after you passed on it. The place goes to whoever bids most for a click to the shop, multiplied by how often the card is clicked compared with others; of you, only your filters and what you have answered count. Advertisements appear in the deck, in its list and in the search; there only when sorted by relevance or popularity, and only if they match the words and filters.',
  not: 'What plays no part',
  notText:
    'Your name, your address, your device, where you are, other websites, bought data, and how much we earn from a product.',
  control: 'What you can change',
  controlText:
    'In your profile you turn off the personalised order: you then see what is new and popular without a look at your swipes, and what we learned is deleted. “Start again” forgets your history and your taste. Filters and undo are in every deck.',
  wishText:
    '“Your style” says in words what your deck has learned. “More of this” and “Less of this” shift how well something suits you by at least {points} percentage points; “Not true” takes it out altogether. Both hold from the next card that is dealt, count more than swipes, and stay until you take them back. What you delete in your history, your deck no longer learns from.',
  listsTitle: 'Search, shops and other lists',
  searchText:
    'In the search it counts where your words appear: fully in the name, {brand}% in the brand, {kind}% in type, tags and colours, {description}% in the description. If you name a garment, you see only such; a product that is called so itself comes before one that only belongs to it. If you name a colour, what is mainly in that colour comes first. Words for size, price and for whom count as filters. Of two equals the newer one comes first.',
  shopText:
    'In shops the most popular comes first: what counts is the share of swipes that were a like, estimated with care where there are few. In both you can also sort by date, popularity and price.',
  brandsText:
    'We recommend brands by how many people liked something of them in the last {likers} days, and even more by what you saved of them; the latter only with the personalised order. New brands have a head start that fades within {start} days. Nobody pays for a place in shops or the list of brands.',
  listsText: 'Saved products lie in the order in which you saved them, newest first.',
  factsLoading: 'The numbers are being loaded …',
}
