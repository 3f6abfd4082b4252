/** The key of a click in the address of the shop, by which a brand reports an order (Decision 132). */
export const CLICK_QUERY = 'sw_click'

/** Other values of a shop's statistics: what a link brings itself stays. */
const UTM_SOURCE = 'dropdeck'

interface ShopVisit {
  /** The key of the click; null: it is not counted, such as a visitor's. */
  readonly key: string | null
  /** An advertisement led to it, or not. */
  readonly medium: 'cpc' | 'organic'
  /** The campaign, or the part of the app. */
  readonly campaign: string
}

/**
 * The brand's link with what its shop learns about a click: nothing of the person. The link's own text stays as it is, byte
 * for byte: shops may have signed it. Its own UTM values win.
 */
export function shopLink(link: string, { key, medium, campaign }: ShopVisit): string {
  const [address = '', ...fragment] = link.split('#')
  const start = address.indexOf('?')
  const path = start < 0 ? address : address.slice(0, start)
  const own = start < 0 ? [] : address.slice(start + 1).split('&')
  // Of an earlier click, such as in a link that was copied from the shop.
  const kept = own.filter((part) => part !== '' && part.split('=')[0] !== CLICK_QUERY)
  const added = Object.entries({
    ...(key !== null && { [CLICK_QUERY]: key }),
    utm_source: UTM_SOURCE,
    utm_medium: medium,
    utm_campaign: campaign,
  })
    .filter(([name]) => !kept.some((part) => part.split('=')[0] === name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return [`${path}?${[...kept, ...added].join('&')}`, ...fragment].join('#')
}
