import type { BrandFeed } from '#contract/brand-feeds.ts'

/** What a feed is called: its address may be long, and hold a key. */
export const feedHost = ({ address }: Pick<BrandFeed, 'address'>): string => URL.parse(address)?.hostname ?? address
