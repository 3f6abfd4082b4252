import { sql } from 'drizzle-orm'
import { inBatches, inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const BRAND = { de: 'Marke', en: 'Brand' }
const PRODUCT = { de: 'Produkt', en: 'Product' }
/** Where and on what device it was. */
const CONTEXT = { source: { de: 'Wo', en: 'Where' }, device: { de: 'Gerät', en: 'Device' } }
const PRODUCT_ID = { de: 'Nummer des Produkts', en: 'Product number' }

const swipes: PersonalData = {
  name: 'swipes',
  title: { de: 'Swipes', en: 'Swipes' },
  purpose: {
    de: 'Ein Deck, das zu dir passt und nichts doppelt zeigt. Was du zurückgenommen hast, steht mit seinem „undo“ hier.',
    en: 'A deck that suits you and repeats nothing. What you took back is here together with its “undo”.',
  },
  fields: {
    number: { de: 'Nr.', en: 'No.' },
    createdAt: { de: 'Wann', en: 'When' },
    /** Also the reason of a pass: `too-expensive`, `not-my-style`, `size-missing`. */
    action: { de: 'Was', en: 'What' },
    brand: BRAND,
    product: PRODUCT,
    productId: PRODUCT_ID,
    takesBack: { de: 'Bezieht sich auf Nr.', en: 'Is about no.' },
    savedBefore: { de: 'War gemerkt seit', en: 'Had been saved since' },
    ...CONTEXT,
  },
  exports: {
    interactions: ['seq', 'created_at', 'action', 'product_no', 'takes_back', 'saved_before', 'source', 'device'],
  },
  withholds: { 'interactions.key': 'a random number by which a repeated request is recognised' },
  rows: inBatches<number>(
    ({ userId }, after, most) => sql`select i.seq as cursor,
          jsonb_build_object('number', i.seq, 'createdAt', ${momentText(sql`i.created_at`)},
            'action', i.action, 'brand', b.name, 'product', p.name, 'productId', p.id, 'takesBack', i.takes_back,
            'savedBefore', ${momentText(sql`i.saved_before`)}, 'source', i.source, 'device', i.device) as row
        from interactions i left join products p on p.no = i.product_no left join brands b on b.id = p.brand_id
        where i.user_id = ${userId} and i.seq > ${after ?? 0} order by i.seq limit ${most}`,
  ),
}

const productEvents: PersonalData = {
  name: 'productEvents',
  title: { de: 'Gezeigte, angesehene und geöffnete Produkte', en: 'Products shown, looked at and opened' },
  purpose: {
    de: 'Zählt, wie oft ein Produkt gesehen wird. Marken erfahren nur Summen.',
    en: 'Counts how often a product is seen. Labels learn sums only.',
  },
  fields: {
    day: { de: 'Tag', en: 'Day' },
    /** `shown`, `viewed` or `detail`. */
    kind: { de: 'Was', en: 'What' },
    happenedAt: { de: 'Wann', en: 'When' },
    brand: BRAND,
    product: PRODUCT,
    productId: PRODUCT_ID,
    ...CONTEXT,
    advertId: { de: 'Nummer der Anzeige', en: 'Number of the advertisement' },
  },
  exports: {
    product_events: ['product_no', 'day', 'kind', 'happened_at', 'source', 'device', 'campaign_id', 'user_id'],
  },
  withholds: { 'product_events.key': 'a random number by which a repeated request is recognised' },
  rows: inBatches<{ no: number; day: string; kind: string }>(
    (
      { userId },
      after,
      most,
    ) => sql`select jsonb_build_object('no', v.product_no, 'day', v.day, 'kind', v.kind) as cursor,
          jsonb_build_object('day', v.day, 'kind', v.kind, 'happenedAt', ${momentText(sql`v.happened_at`)}, 'brand', b.name,
            'product', p.name, 'productId', p.id, 'source', v.source, 'device', v.device, 'advertId', v.campaign_id) as row
        from product_events v left join products p on p.no = v.product_no left join brands b on b.id = p.brand_id
        where v.user_id = ${userId} and (v.product_no, v.day, v.kind)
          > (${after?.no ?? 0}, ${after?.day ?? '-infinity'}::date, ${after?.kind ?? ''})
        order by v.product_no, v.day, v.kind limit ${most}`,
  ),
}

const deck: PersonalData = {
  name: 'deck',
  title: { de: 'Stand deines Decks', en: 'State of your deck' },
  purpose: {
    de: 'Damit du auf jedem Gerät weitermachst, wo du warst, mit deinen Filtern.',
    en: 'So that you go on where you were on every device, with your filters.',
  },
  fields: {
    lastNumber: { de: 'Letzte Nr. deiner Swipes', en: 'Last number of your swipes' },
    restarts: { de: 'Neustarts', en: 'Restarts' },
    viewedAfter: { de: 'Gesehen zählt ab Nr.', en: 'Seen counts from no.' },
    learnedAfter: { de: 'Gelernt wird ab Nr.', en: 'Learning begins at no.' },
    undoAfter: { de: 'Zurücknehmen geht ab Nr.', en: 'Undoing counts from no.' },
    page: { de: 'Seite', en: 'Page' },
    hasMore: { de: 'Es gibt weitere Seiten', en: 'There are more pages' },
    genders: { de: 'Filter Geschlecht', en: 'Filter gender' },
    productTypes: { de: 'Filter Art', en: 'Filter type' },
    sizes: { de: 'Filter Größen', en: 'Filter sizes' },
    minPrice: { de: 'Filter ab Euro', en: 'Filter from euros' },
    maxPrice: { de: 'Filter bis Euro', en: 'Filter to euros' },
  },
  exports: { decks: ['seq', 'epoch', 'viewed_after_seq', 'learned_after_seq', 'undo_after_seq', 'swipe_state'] },
  withholds: { 'decks.paced_until': 'until when the limit against too many swipes counts, a minute or two' },
  rows: inOneBatch(
    ({ userId }) => sql`select seq as "lastNumber", epoch as restarts, viewed_after_seq as "viewedAfter",
          learned_after_seq as "learnedAfter", undo_after_seq as "undoAfter",
          swipe_state->'currentPage' as page,
          swipe_state->'hasMoreProducts' as "hasMore", swipe_state->'filters'->'gender' as genders,
          swipe_state->'filters'->'productType' as "productTypes",
          swipe_state->'filters'->'sizes' as sizes,
          swipe_state->'filters'->'priceRange'->'min' as "minPrice",
          swipe_state->'filters'->'priceRange'->'max' as "maxPrice"
        from decks where user_id = ${userId}`,
  ),
}

const sizes: PersonalData = {
  name: 'sizes',
  title: { de: 'Deine Größen', en: 'Your sizes' },
  purpose: { de: 'Damit du siehst, was dir passt.', en: 'So that you see what fits you.' },
  fields: {
    sizes: { de: 'Größen', en: 'Sizes' },
    limitsDeck: { de: 'Nur Passendes im Deck', en: 'Only what fits in the deck' },
    hidesUnsized: { de: 'Auch ohne Größenangabe ausblenden', en: 'Also hide what names no sizes' },
  },
  exports: { decks: ['size_profile'] },
  rows: inOneBatch(
    ({ userId }) => sql`select size_profile->'sizes' as sizes, size_profile->'limitsDeck' as "limitsDeck",
          size_profile->'hidesUnsized' as "hidesUnsized"
        from decks where user_id = ${userId} and size_profile is not null`,
  ),
}

const dealt: PersonalData = {
  name: 'dealtPages',
  title: { de: 'Ausgeteilte Karten', en: 'Dealt cards' },
  purpose: { de: 'Damit die nächste Seite nichts wiederholt.', en: 'So that the next page repeats nothing.' },
  fields: {
    dealtAt: { de: 'Wann', en: 'When' },
    page: { de: 'Seite', en: 'Page' },
    filters: { de: 'Filter', en: 'Filters' },
    cards: { de: 'Karten in ihrer Reihenfolge', en: 'Cards in their order' },
  },
  exports: { dealt_pages: ['dealt_at', 'page', 'filter_key', 'product_nos'] },
  // One page at a time: each holds up to a thousand cards, as numbers of four bytes, the lowest first.
  rows: inBatches<number>(
    ({ userId }, after) => sql`select d.page as cursor, jsonb_build_object(
          'dealtAt', ${momentText(sql`d.dealt_at`)}, 'page', d.page,
          'filters', trim(d.filter_key), 'cards', (
            select coalesce(jsonb_agg(b.name || ' ' || p.name order by at.n), '[]') from
              generate_series(0, length(d.product_nos) / 4 - 1) at(n)
              join products p on p.no = get_byte(d.product_nos, at.n * 4)
                + (get_byte(d.product_nos, at.n * 4 + 1) << 8) + (get_byte(d.product_nos, at.n * 4 + 2) << 16)
                + (get_byte(d.product_nos, at.n * 4 + 3) << 24)
              join brands b on b.id = p.brand_id)) as row
        from dealt_pages d where d.user_id = ${userId} and d.page > ${after ?? 0} order by d.page limit 1`,
  ),
}

const taste: PersonalData = {
  name: 'taste',
  title: { de: 'Gelernter Geschmack', en: 'Learned taste' },
  purpose: {
    de: 'Zwischenstand dessen, was aus deinen Swipes berechnet wurde. In Worten steht es unter „Dein Stil“.',
    en: 'What was computed from your swipes so far. “Your style” says it in words.',
  },
  fields: {
    updatedAt: { de: 'Stand', en: 'As of' },
    uptoNumber: { de: 'Enthält Swipes bis Nr.', en: 'Contains swipes up to no.' },
    lastNumber: { de: 'Zuletzt gelernt aus Nr.', en: 'Last learned from no.' },
    restarts: { de: 'Nach Neustart', en: 'After restart' },
    model: { de: 'Fassung des Modells', en: 'Version of the model' },
  },
  exports: { tastes: ['updated_at', 'upto_seq', 'last_seq', 'epoch', 'model'] },
  withholds: {
    'tastes.taste': 'numbers without meaning outside of the model; “style” says what they hold',
    'tastes.seen': 'the products of the swipes once more, as a set of bits',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select ${momentText(sql`updated_at`)} as "updatedAt", upto_seq as "uptoNumber",
          last_seq as "lastNumber", epoch as restarts, model from tastes where user_id = ${userId}`,
  ),
}

/** Personal data of the deck, except the style in words. */
export const discoveryData: readonly PersonalData[] = [swipes, productEvents, deck, sizes, dealt, taste]
